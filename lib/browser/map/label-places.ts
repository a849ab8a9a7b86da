const PLACES = ['below', 'above', 'right'] as const
type Place = (typeof PLACES)[number]
type Box = { left: number; top: number; right: number; bottom: number }
/** `x` and `y` are the pin's tip. */
export type LabelledPin = { x: number; y: number; width: number; height: number }

/** Pixels, as in components/map/pin.module.css. */
const DROP = { half: 15, height: 34 }
const GAP = 2

const dropOf = ({ x, y }: LabelledPin): Box => ({
  left: x - DROP.half,
  right: x + DROP.half,
  top: y - DROP.height,
  bottom: y,
})

function labelBox({ x, y, width, height }: LabelledPin, place: Place): Box {
  if (place === 'right') {
    const [left, top] = [x + DROP.half + GAP, y - (DROP.height + height) / 2]
    return { left, right: left + width, top, bottom: top + height }
  }
  const top = place === 'below' ? y + GAP : y - DROP.height - GAP - height
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Earlier pins choose first. `width` is the map's, so that no label is cut off at its right. */
export function placeLabels(pins: readonly LabelledPin[], width: number): (Place | 'none')[] {
  const drops = pins.map(dropOf)
  const labels: Box[] = []
  return pins.map((pin, at) => {
    const others = drops.filter((_, other) => other !== at)
    for (const place of PLACES) {
      const box = labelBox(pin, place)
      if ((place === 'right' && box.right > width) || [...others, ...labels].some((other) => overlap(box, other)))
        continue
      labels.push(box)
      return place
    }
    return 'none'
  })
}
