import { PHOTOGRAPH } from '@/lib/addresses/api'
import { type PhotographName, photographId } from '@/lib/catalogue/pictures'

type Bucket = {
  bucket: string
  region: string
  endpoint?: string | undefined
}

/** The region of specification sections 3 and 9, if no pool names another. */
const REGION = 'ap-south-1'

/** The id of a user pool begins with its region. */
export const storageRegion = (userPoolId: string | undefined): string => userPoolId?.split('_', 1)[0] ?? REGION

/** Whether the path holds the bucket's name: a dot in the host name would match no certificate. */
export const isPathStyle = ({ bucket, endpoint }: Pick<Bucket, 'bucket' | 'endpoint'>): boolean =>
  endpoint !== undefined || bucket.includes('.')

export function storageOrigin({ bucket, region, endpoint }: Bucket): string {
  if (endpoint !== undefined) return new URL(endpoint).origin
  const host = `s3.${region}.amazonaws.com`
  return isPathStyle({ bucket, endpoint }) ? `https://${host}` : `https://${bucket}.${host}`
}

/** The link is signed for one browser (lib/domain/photos/photo-link.ts). */
export const photoPath = (id: string, link: { size: string; until: number; signature: string }): string =>
  `/photo/${id}?${new URLSearchParams({ size: link.size, until: String(link.until), by: link.signature })}`

export const photographPath = (name: PhotographName): string => PHOTOGRAPH.replace('[id]', photographId(name))
