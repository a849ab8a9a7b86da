import { ART } from '@/lib/catalogue/art'

/** For example `treatments/aligners`. */
export type PictureName = (typeof ART)[number]
export type SharedPicture = Extract<PictureName, `${'cities' | 'heroes' | 'treatments'}/${string}`>

export const isPicture = (name: string): name is PictureName => ART.some((each) => each === name)

export const drawnPath = (name: PictureName): string => `/art/${name}.svg`

/** `photographs/<id in the photo store>`, for a photograph of the chain file. */
export type PhotographName = `photographs/${string}`
export type ChainPictureName = PictureName | PhotographName

export const photographId = (name: PhotographName): string => name.slice('photographs/'.length)

export const isPhotograph = (name: string): name is PhotographName => /^photographs\/[\w-]{22}$/.test(name)

export const isChainPicture = (name: string): name is ChainPictureName => isPicture(name) || isPhotograph(name)

/** Whether link previews show it. */
export const isShared = (name: PictureName): name is SharedPicture => /^(cities|heroes|treatments)\//.test(name)

/** A city without a picture gets the site's own. */
export function cityPicture(id: string): SharedPicture {
  const name = `cities/${id}` as const
  return isPicture(name) ? name : 'heroes/home'
}
