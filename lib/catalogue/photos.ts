// What a photo of a smile may be: for the form, the browser that shrinks it and the server that checks it.

export const PHOTOS = {
  /** In one booking or request. */
  most: 3,
  /** Of one file as it is sent. */
  fileBytes: 10 * 1024 * 1024,
  /** The longer side of what is kept, and of what a browser sends, in pixels. */
  wholeSide: 1600,
  /** The longer side of what is shown beside other things. */
  smallSide: 320,
} as const

/** The seconds that an address of a photo opens it. */
export const PHOTO_LINK = {
  /** As long as a page is looked at. */
  seconds: 900,
  /** Nothing is ever signed for longer (specification, section 9: "Presigned URL maximum expiry 7 days"). */
  longestSeconds: 7 * 86_400,
} as const

/** Both sizes that are kept of a photo. */
export const PHOTO_SIZES = ['small', 'whole'] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

/** Why a file was not taken. */
export type PhotoCause = 'kind' | 'heic' | 'broken' | 'large' | 'pixels' | 'many' | 'often' | 'busy'
