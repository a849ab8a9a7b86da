import { join } from 'node:path'
import { storageRegion } from '@/lib/addresses/storage'
import type { Env } from '@/lib/env'
import { bucketStore } from '@/lib/photos/bucket-store'
import { fileStore } from '@/lib/photos/file-store'
import { readPicture } from '@/lib/photos/picture'
import type { PhotoPort } from '@/lib/photos/store'

type PhotoSettings = {
  env: Pick<Env, 'STORAGE_BUCKET' | 'STORAGE_ENDPOINT' | 'COGNITO_USER_POOL_ID'>
  dataDir: string
  secret: string
}

export function photosFrom({ env, dataDir, secret }: PhotoSettings): PhotoPort {
  const { STORAGE_BUCKET: bucket, STORAGE_ENDPOINT: endpoint, COGNITO_USER_POOL_ID } = env
  const store =
    bucket === undefined
      ? fileStore({ folder: join(dataDir, 'photos'), secret })
      : bucketStore({ bucket, region: storageRegion(COGNITO_USER_POOL_ID), endpoint })
  return { store, read: readPicture }
}
