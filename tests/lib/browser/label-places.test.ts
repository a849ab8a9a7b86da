import { describe, expect, test } from 'vitest'
import { placeLabels } from '@/lib/browser/map/label-places'

const pin = (x: number, y: number, width = 80) => ({ x, y, width, height: 16 })

describe('labels of pins', () => {
  const placed = (pins: ReturnType<typeof pin>[], width = 400) => placeLabels(pins, width)

  test('stand below their pins where there is room', () => {
    expect(placed([pin(100, 100), pin(300, 100), pin(100, 200)])).toEqual(['below', 'below', 'below'])
  })

  test('stand above where another label, or another pin, is below', () => {
    expect(placed([pin(100, 100), pin(150, 100)])).toEqual(['below', 'above'])
    expect(placed([pin(100, 100), pin(110, 140)])).toEqual(['above', 'below'])
  })

  test('stand to the right where both of these are taken, within the map', () => {
    const two = [pin(100, 100), pin(120, 140), pin(115, 60)]
    expect(placed(two)).toEqual(['right', 'below', 'above'])
    expect(placed(two, 180)).toEqual(['none', 'below', 'above'])
  })

  test('stand nowhere where every place is taken, and leave room to those behind them', () => {
    const taken = [pin(100, 100), pin(150, 100), pin(120, 100)]
    expect(placed(taken)).toEqual(['below', 'above', 'none'])
    expect(placed([...taken, pin(300, 100)])[3]).toBe('below')
  })
})
