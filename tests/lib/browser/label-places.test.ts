import { describe, expect, test } from 'vitest'
import { placeLabels } from '@/lib/browser/map/label-places'

const pin = (x: number, y: number, width = 80) => ({ x, y, width, height: 16 })

describe('labels of pins', () => {
  const placed = (pins: ReturnType<typeof pin>[], width = 400) => placeLabels(pins, width)

  test('a label stands below its pin where there is room', () => {
    expect(placed([pin(100, 100), pin(300, 100), pin(100, 200)])).toEqual(['below', 'below', 'below'])
  })

  test('a label stands above its pin when another label or pin is below', () => {
    expect(placed([pin(100, 100), pin(150, 100)])).toEqual(['below', 'above'])
    expect(placed([pin(100, 100), pin(110, 140)])).toEqual(['above', 'below'])
  })

  test('a label stands to the right when both other places are taken, within the map’s edge', () => {
    const two = [pin(100, 100), pin(120, 140), pin(115, 60)]
    expect(placed(two)).toEqual(['right', 'below', 'above'])
    expect(placed(two, 180)).toEqual(['none', 'below', 'above'])
  })

  test('a label without a free place is left out and takes no room from later labels', () => {
    const taken = [pin(100, 100), pin(150, 100), pin(120, 100)]
    expect(placed(taken)).toEqual(['below', 'above', 'none'])
    expect(placed([...taken, pin(300, 100)])[3]).toBe('below')
  })
})
