export const PHOTOS = {
  most: 3,
  fileBytes: 10 * 1024 * 1024,
  /** The longer side in pixels, of kept photos and of uploads from a browser. */
  wholeSide: 1600,
  /** The longer side of a thumbnail in pixels. */
  smallSide: 320,
} as const

export const PHOTO_LINK = {
  seconds: 900,
  /** Specification, section 9: "Presigned URL maximum expiry 7 days". */
  longestSeconds: 7 * 86_400,
} as const

export const PHOTO_SIZES = ['small', 'whole'] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

export type PhotoCause = 'kind' | 'heic' | 'broken' | 'large' | 'pixels' | 'many' | 'often' | 'busy'
