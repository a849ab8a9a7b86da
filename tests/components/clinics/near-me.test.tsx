import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NearMe } from '@/components/clinics/near-me'
import { Routed, testRouter } from '@/tests/support/browser/router'

const AT = { coords: { latitude: 13.00671, longitude: 80.2206 } }
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('“near me” sends the search with the position, through the form’s own button where there is one', () => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: (found: (at: typeof AT) => void) => found(AT) } })
  const sent: [string, string][][] = []
  render(
    <Routed router={testRouter()}>
      <form
        id="aside"
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          sent.push([...new FormData(event.currentTarget, submitter)] as [string, string][])
        }}
      />
      <button type="submit" form="aside" name="intent" value="search">
        Search
      </button>
      <NearMe form="aside" />
    </Routed>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(sent.map((pairs) => Object.fromEntries(pairs))).toEqual([{ intent: 'search', latLng: '13.00671,80.22060' }])
})
