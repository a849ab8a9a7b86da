import type { BrandColours } from '@/lib/catalogue/chain'

/** Those of styles/tokens.css, for what is drawn outside a page. */
export const USUAL_COLOURS: BrandColours = { main: '#0f6c93', dark: '#0b3a53', accent: '#269ccc' }

const WHITE = '#ffffff'
const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21, as WCAG 2.2 defines it. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour over white. `share` is from 0 to 1. */
const tintOf = (colour: string, share: number): string =>
  `#${channelsOf(colour)
    .map((channel) => Math.round(255 - (255 - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

/** Grounds behind text: of cards and bands, and of whole sections. */
export const tintsOf = ({ main }: BrandColours) => ({ tint: tintOf(main, 0.09), soft: tintOf(main, 0.04) })

/** WCAG 2.2, 1.4.3 and 1.4.11. `dark` is a ground for small text, so it needs more. */
export const LEAST_CONTRAST: BrandColours<number> = { main: 4.5, dark: 7, accent: 3 }

/** Each colour's contrast with the lightest and darkest ground that it meets. */
export const contrastsOf = (colours: BrandColours): BrandColours<number> => ({
  main: contrastOf(colours.main, tintsOf(colours).tint),
  dark: contrastOf(colours.dark, tintsOf(colours).tint),
  accent: contrastOf(colours.accent, WHITE),
})
