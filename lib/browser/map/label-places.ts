// Where the labels of pins stand so that none lies on another: below its pin, or else above it, or else nowhere until the
// pin is raised. Pure: pixels of the map in, places out.

export type LabelPlace = 'below' | 'above' | 'none'
type Box = { left: number; top: number; right: number; bottom: number }
/** The tip of a pin, and the size of its label. */
export type LabelledPin = { x: number; y: number; width: number; height: number }

/** What the style sheet draws around the tip of a pin: half the drop's width, its height, and the gap to a label. */
const DROP = { half: 15, height: 34 }
const GAP = 2

const dropOf = ({ x, y }: LabelledPin): Box => ({
  left: x - DROP.half,
  right: x + DROP.half,
  top: y - DROP.height,
  bottom: y,
})

function labelOf({ x, y, width, height }: LabelledPin, place: 'below' | 'above'): Box {
  const top = place === 'below' ? y + GAP : y - DROP.height - GAP - height
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height }
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** A place for each, the first ones first. */
export function placeLabels(pins: readonly LabelledPin[]): LabelPlace[] {
  const drops = pins.map(dropOf)
  const labels: Box[] = []
  return pins.map((pin, at) => {
    const others = drops.filter((_, other) => other !== at)
    for (const place of ['below', 'above'] as const) {
      const box = labelOf(pin, place)
      if ([...others, ...labels].some((other) => meet(box, other))) continue
      labels.push(box)
      return place
    }
    return 'none'
  })
}
