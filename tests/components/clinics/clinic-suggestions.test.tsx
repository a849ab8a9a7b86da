import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SeekingField } from '@/components/clinics/seeking-field'
import type { SearchPlace } from '@/components/clinics/suggestions'
import { Routed, testRouter } from '@/tests/support/browser/router'

const clinic = (cid: string, locality: string) => ({
  cid,
  locality,
  name: `Muthu Dental ${locality}`,
  address: '12 Sample Road',
  pincode: '600017',
  phone: '044 2800 0001',
  cityId: 'chennai',
  city: 'Chennai',
})
const CLINICS = ['Adyar', 'Anna Nagar', 'T. Nagar', 'Velachery', 'Tambaram', 'Guindy'].map((name, at) =>
  clinic(String(101 + at), name),
)
let answer: () => Response

beforeEach(() => {
  localStorage.clear()
  answer = () => Response.json({ matched: true, from: null, clinics: CLINICS })
  vi.stubGlobal('fetch', async (url: URL) =>
    url.pathname.endsWith('city/u/list')
      ? Response.json({ cities: [{ id: 'chennai', name: 'Chennai', clinics: 6 }] })
      : answer(),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const field = () => screen.getByRole('searchbox')
const rows = () => within(screen.getByRole('list', { name: 'Matching clinics' })).getAllByRole('listitem')

async function type(
  place: SearchPlace,
  words: string,
  shown: string[] = [],
): Promise<{ intent: FormDataEntryValue | null; q: FormDataEntryValue | null }[]> {
  const sent: { intent: FormDataEntryValue | null; q: FormDataEntryValue | null }[] = []
  render(
    <Routed router={testRouter()}>
      <form
        id="aside"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
          sent.push({ intent: data.get('intent'), q: data.get('q') })
        }}
      />
      <SeekingField name="q" label="Area" value="" place={place} />
      <button type="button">Elsewhere</button>
      {shown.map((cid) => (
        <div key={cid} id={`clinic-${cid}`} tabIndex={-1} />
      ))}
    </Routed>,
  )
  act(() => field().focus())
  fireEvent.input(field(), { target: { value: words } })
  await screen.findByRole('list', { name: 'Matching clinics' })
  await vi.waitFor(() => expect(screen.getAllByRole('status').some((each) => each.textContent !== '')).toBe(true))
  return sent
}

test('across all cities the rows lead to city and clinics, and the last row sends the search', async () => {
  await type({}, 'chen')
  expect(rows().map((row) => row.textContent)).toEqual([
    'Chennai6 clinics',
    ...CLINICS.slice(0, 5).map(({ locality }) => `${locality}, Chennai12 Sample Road`),
    'Show all 6 clinics',
  ])
  const [city, first] = within(screen.getByRole('list', { name: 'Matching clinics' })).getAllByRole('link')
  expect([city?.getAttribute('href'), first?.getAttribute('href')]).toEqual([
    '/clinics/chennai',
    '/clinics/chennai/101',
  ])
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('6 clinics found. They are listed below the field.')
})

test('arrow keys move into the list and back, Escape and leaving close it, typing reopens it', async () => {
  await type({}, 'chen')
  const links = () => screen.getAllByRole('link')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(links()[0])
  fireEvent.keyDown(links()[0] as HTMLElement, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(links()[1])
  fireEvent.keyDown(links()[1] as HTMLElement, { key: 'ArrowUp' })
  fireEvent.keyDown(links()[0] as HTMLElement, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(field())
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.queryByRole('list')).toBeNull()
  fireEvent.input(field(), { target: { value: 'chenn' } })
  expect(await screen.findByRole('list')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  expect(screen.queryByRole('list')).toBeNull()
})

test('within a booking a row leads to the clinic’s card, or searches for it', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const place = { cityId: 'chennai', cityName: 'Chennai', form: { id: 'aside', intent: 'search' } }
  const sent = await type(place, 'nagar', ['102'])
  fireEvent.click(screen.getByRole('button', { name: /^Adyar/ }))
  expect(sent).toEqual([{ intent: 'search', q: 'Adyar' }])
  fireEvent.click(screen.getByRole('link', { name: /^Anna Nagar/ }))
  expect(document.activeElement?.id).toBe('clinic-102')
  expect(scrolled).toHaveBeenCalledOnce()
  expect(screen.queryByRole('list')).toBeNull()
})

test('without the search call the list offers the phone numbers of stored clinics', async () => {
  await type({}, 'adyar')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = () => Response.json({}, { status: 503 })
  fireEvent.input(field(), { target: { value: 'tamb' } })
  expect(await screen.findByRole('link', { name: 'Call 044 2800 0001, Muthu Dental Tambaram' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:04428000001')
})
