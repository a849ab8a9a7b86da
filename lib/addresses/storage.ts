// Where photos are reached: a storage bucket, and this site's own addresses.
import { PHOTOGRAPH } from '@/lib/addresses/api'
import { type PhotographName, photographId } from '@/lib/catalogue/pictures'

type Bucket = {
  bucket: string
  region: string
  /** Of a server that speaks S3 and is not Amazon's. */
  endpoint?: string | undefined
}

/** The specification's region (sections 3 and 9), where no pool names another. */
const REGION = 'ap-south-1'

/** The region of the cloud: that of the user pool's id. */
export const storageRegion = (userPoolId: string | undefined): string => userPoolId?.split('_', 1)[0] ?? REGION

/** Whether the bucket's name stands in the path: a dot in a host's name would fit no certificate. */
export const isPathStyle = ({ bucket, endpoint }: Pick<Bucket, 'bucket' | 'endpoint'>): boolean =>
  endpoint !== undefined || bucket.includes('.')

/** The origin that browsers fetch the bucket's pictures from. */
export function storageOrigin({ bucket, region, endpoint }: Bucket): string {
  if (endpoint !== undefined) return new URL(endpoint).origin
  const host = `s3.${region}.amazonaws.com`
  return isPathStyle({ bucket, endpoint }) ? `https://${host}` : `https://${bucket}.${host}`
}

/** One photo, for the browser that the link was signed for (lib/domain/photos/photo-link.ts). */
export const photoPath = (id: string, link: { size: string; until: number; signature: string }): string =>
  `/photo/${id}?${new URLSearchParams({ size: link.size, until: String(link.until), by: link.signature })}`

/** The path of a photograph of the chain in its whole size. */
export const photographPath = (name: PhotographName): string => PHOTOGRAPH.replace('[id]', photographId(name))
