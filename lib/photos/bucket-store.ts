// Browsers read photos by presigned addresses that expire. Nobody may list the bucket.
import { isPathStyle } from '@/lib/addresses/storage'
import { PHOTO_SIZES, type PhotoSize } from '@/lib/catalogue/photos'
import { linkSeconds } from '@/lib/domain/photos/photo-link'
import type { PhotoStore } from '@/lib/photos/store'

type Settings = { bucket: string; region: string; endpoint?: string | undefined; timeoutMs?: number }

const objectKey = (id: string, size: PhotoSize): string => `photos/${id}-${size}.jpg`

async function open({ bucket, region, endpoint }: Settings) {
  const [sdk, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const client = new sdk.S3Client({
    region,
    forcePathStyle: isPathStyle({ bucket, endpoint }),
    ...(endpoint === undefined ? {} : { endpoint }),
  })
  return { sdk, client, getSignedUrl }
}

export function bucketStore(settings: Settings): PhotoStore {
  const { bucket: Bucket, timeoutMs = 20_000 } = settings
  let opening: ReturnType<typeof open> | undefined
  const opened = () => {
    opening ??= open(settings)
    return opening
  }
  const within = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) })
  return {
    async put(id, picture) {
      const { sdk, client } = await opened()
      for (const size of PHOTO_SIZES)
        await client.send(
          new sdk.PutObjectCommand({
            Bucket,
            Key: objectKey(id, size),
            Body: picture[size],
            ContentType: 'image/jpeg',
            CacheControl: 'private, no-store',
          }),
          within(),
        )
    },
    async link(id, size, { now, seconds }) {
      const { sdk, client, getSignedUrl } = await opened()
      const command = new sdk.GetObjectCommand({
        Bucket,
        Key: objectKey(id, size),
        ResponseContentType: 'image/jpeg',
        ResponseContentDisposition: 'inline; filename="smile.jpg"',
        ResponseCacheControl: `private, max-age=${linkSeconds(seconds)}`,
      })
      return getSignedUrl(client, command, { expiresIn: linkSeconds(seconds), signingDate: now })
    },
    async read(id, size) {
      const { sdk, client } = await opened()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: objectKey(id, size) }), within())
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async remove(id) {
      const { sdk, client } = await opened()
      for (const size of PHOTO_SIZES)
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: objectKey(id, size) }), within())
    },
  }
}
