import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CityQuestion } from '@/components/step/city-question'
import { citiesPopularFirst } from '@/lib/catalogue/clinics/cities'
import { Routed, type TestRouter, testRouter } from '@/tests/support/browser/router'
import { stepOf } from '@/tests/support/browser/step'

const STEP = stepOf({ route: '/unified-booking/select-city', flow: 'ORGANIC', values: { city: '' } })
const CITIES = citiesPopularFirst().map(({ id, name, state, popular, aliases, lat, lng }) => ({
  value: id,
  label: name,
  line: state,
  popular,
  also: aliases,
  lat,
  lng,
}))
let router: TestRouter
let locate: (take: (found: object) => void, refuse: () => void) => void
const sent: string[] = []

beforeAll(() => import('@/lib/browser/forms/read-step'))
beforeEach(() => {
  router = testRouter()
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: URLSearchParams }) => {
    sent.push(`${body}`)
    return Response.json({ next: '/next' })
  })
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (...asked: Parameters<typeof locate>) => locate(...asked) },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'geolocation')
})

const show = (city = '') =>
  render(
    <Routed router={router}>
      <CityQuestion step={{ ...STEP, values: { city } }} data={{ cities: CITIES, typed: '', elsewhere: '' }} />
    </Routed>,
  )
const cards = () => [...document.querySelectorAll<HTMLButtonElement>('button[name=city]')].map(({ value }) => value)
const type = (value: string) => fireEvent.input(screen.getByLabelText('Find your city'), { target: { value } })
const said = () => screen.getByRole('status').textContent?.trim()

test('the popular cities come first in a group, and the others by name', () => {
  show()
  const popular = within(screen.getByRole('group', { name: 'Popular cities' })).getAllByRole('button')
  expect(popular.map((button) => button.getAttribute('value'))).toEqual(cards().slice(0, popular.length))
  expect(cards()).toEqual(CITIES.map(({ value }) => value))
  expect(document.querySelectorAll('#city')).toHaveLength(1)
})

test('typing shortens the list, and Enter takes the last one left', async () => {
  show()
  type('tiru')
  expect(cards().toSorted()).toEqual(['tiruchirappalli', 'tirupati'])
  expect(said()).toBe('2 cities for “tiru”')
  const find = document.querySelector<HTMLFormElement>('#find')
  await act(async () => find?.requestSubmit())
  expect(sent).toEqual([])
  type('madras')
  await act(async () => find?.requestSubmit())
  expect(sent).toEqual(['city=chennai'])
  expect(router.push).toHaveBeenCalled()
})

test('the page says that we are not in a city, and opens the waiting list with its name', () => {
  show()
  type('Nagercoil')
  expect(cards()).toEqual([])
  expect(said()).toContain('We’re not in “Nagercoil” yet')
  expect(screen.getByText('Your city isn’t listed?').closest('details')?.open).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Name of your city').value).toBe('Nagercoil')
})

test('a known city is visible when the page opens', async () => {
  show('kochi')
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Kochi')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue: Kochi' })))
  expect(sent).toEqual(['city=kochi'])
})

test('the page offers the city nearest to the device, and sends nothing by itself', async () => {
  locate = (take) => take({ coords: { latitude: 12.92, longitude: 80.12 } })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Use my location' }))
  expect(said()).toMatch(/^Nearest to you: Chennai, 2\d km$/)
  expect(sent).toEqual([])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue: Chennai' })))
  expect(sent).toEqual(['city=chennai'])
})

test.each([
  [
    'far from every clinic',
    (take: (found: object) => void) => take({ coords: { latitude: 28.6, longitude: 77.2 } }),
    'no clinic within',
  ],
  [
    'that does not say where it is',
    (_take: (found: object) => void, refuse: () => void) => refuse(),
    'couldn’t find your location',
  ],
])('a device %s selects no city', async (_what, answer, words) => {
  locate = answer
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Use my location' }))
  expect(said()).toContain(words)
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
})
