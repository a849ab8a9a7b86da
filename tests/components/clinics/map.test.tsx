import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BesideMap } from '@/components/map/beside-map'
import { withValues } from '@/lib/browser/forms/with-values'
import { eventually } from '@/tests/support/eventually'

const drawn = { raise: vi.fn(), zoom: vi.fn(), remove: vi.fn() }
const drawClinics = vi.fn((_container: HTMLElement, _options: { onChoose(id: string): void }) => drawn)
vi.mock('@/lib/browser/map/clinic-map', () => ({ drawClinics }))

const pins = [
  { id: '1', name: 'One Dental', label: 'One', lat: 13, lng: 80 },
  { id: '2', name: 'Two Dental', label: 'Two', lat: 13.1, lng: 80.1 },
]
const show = () =>
  render(
    <BesideMap city={{ id: 'chennai', name: 'Chennai' }} pins={pins} tiles={null}>
      <ul>
        {pins.map(({ id, name }) => (
          <li key={id} id={`clinic-${id}`} tabIndex={-1}>
            <a href={`/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </BesideMap>,
  )

describe('a list beside its map', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly see: (entries: object[]) => void) {}
        observe() {
          // A busy phone reports hidden and shown in one callback.
          this.see([{ isIntersecting: false }, { isIntersecting: true }])
        }
        disconnect() {}
      },
    )
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    Element.prototype.scrollIntoView = vi.fn()
    vi.clearAllMocks()
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('the map is drawn when it becomes visible and removed with the page', async () => {
    const { unmount } = show()
    await eventually(() => expect(drawClinics).toHaveBeenCalledOnce())
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(drawn.zoom).toHaveBeenCalledWith(-1)
    unmount()
    expect(drawn.remove).toHaveBeenCalledOnce()
  })

  test('the map raises the pin of the card under the pointer or focus', async () => {
    show()
    await eventually(() => expect(drawn.raise).toHaveBeenCalled())
    fireEvent.pointerOver(screen.getByText('Two Dental'))
    expect(drawn.raise).toHaveBeenLastCalledWith('2')
    act(() => screen.getByText('One Dental').focus())
    expect(drawn.raise).toHaveBeenLastCalledWith('1')
    expect(document.querySelectorAll('[data-raised]')).toHaveLength(1)
  })

  test('a pin leads to its card, back in the list', async () => {
    show()
    await eventually(() => expect(drawClinics).toHaveBeenCalled())
    fireEvent.click(screen.getByRole('radio', { name: 'Map' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(false)
    act(() => drawClinics.mock.calls[0]?.[1].onChoose('2'))
    expect(document.activeElement?.id).toBe('clinic-2')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(true)
  })
})

describe('the values of a form', () => {
  test('a link of the page gets the chosen values and keeps its fragment', () => {
    expect(withValues('/list?cid=1&self_booked=true#clinic-1', { self_booked: 'false', other: '' })).toBe(
      '/list?cid=1&self_booked=false#clinic-1',
    )
  })
})
