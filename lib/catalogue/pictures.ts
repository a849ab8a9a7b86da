// The drawn pictures by name, and the addresses that each is rendered to. The list itself is generated (art.ts).
import { ART, ART_VERSION } from '@/lib/catalogue/art'

/** `<group>/<name>` of a drawing below art/, like `treatments/aligners`. */
export type PictureName = keyof typeof ART
/** Those that are drawn for sharing too. */
export type SharedPicture = Extract<PictureName, `${'cities' | 'heroes' | 'treatments'}/${string}`>

/** Whether there is a drawing of this name: for names made of what a page was asked for, like a city. */
export const isPicture = (name: string): name is PictureName => Object.hasOwn(ART, name)

/** The path of the drawing itself. It changes with the drawings, as all of these do, so that browsers may keep it for good. */
export const drawnPath = (name: PictureName): string => `/art/${name}.svg?v=${ART_VERSION}`

/** The path of one rendered width. */
export const renderedPath = (name: PictureName, width: number): string => `/art/${name}-${width}.webp?v=${ART_VERSION}`

/** The path of the 1200 by 630 PNG shown where a page is shared; the page puts its origin before it. */
export const sharedPath = (name: SharedPicture): string => `/art/og/${name.replace('/', '-')}.png?v=${ART_VERSION}`

/** The picture of a city, by its id; the site's own scene for a city that has none. */
export function cityPicture(id: string): SharedPicture {
  const name = `cities/${id}` as const
  return isPicture(name) ? name : 'heroes/home'
}
