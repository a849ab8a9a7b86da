import { describe, expect, test } from 'vitest'
import { placeLabels } from '@/lib/browser/map/label-places'

const pin = (x: number, y: number, width = 80) => ({ x, y, width, height: 16 })

describe('labels of pins', () => {
  test('stand below their pins where there is room', () => {
    expect(placeLabels([pin(100, 100), pin(300, 100), pin(100, 200)])).toEqual(['below', 'below', 'below'])
  })

  test('stand above where another label, or another pin, is below', () => {
    expect(placeLabels([pin(100, 100), pin(150, 100)])).toEqual(['below', 'above'])
    expect(placeLabels([pin(100, 100), pin(110, 140)])).toEqual(['above', 'below'])
  })

  test('stand nowhere where both places are taken, and leave room to those behind them', () => {
    expect(placeLabels([pin(100, 100), pin(150, 100), pin(120, 100)])).toEqual(['below', 'above', 'none'])
    expect(placeLabels([pin(100, 100), pin(150, 100), pin(120, 100), pin(300, 100)])[3]).toBe('below')
  })
})
