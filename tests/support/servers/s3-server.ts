// An S3 server on this machine with one bucket. Its credentials are set where the SDK looks for them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { vi } from 'vitest'

export type S3Server = { endpoint: string; bucket: string; close(): Promise<void> }

export async function startS3Server(bucket = 'muthu-photos'): Promise<S3Server> {
  // The fixed credentials of S3rver.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  const directory = await mkdtemp(join(tmpdir(), 'muthu-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
      vi.unstubAllEnvs()
    },
  }
}
