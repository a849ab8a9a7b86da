import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Sends one request and returns its answer with the compressed body. */
export function askRaw(origin: string, path: string, headers: Record<string, string>, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** The decompressed body of an answer. */
export const plain = ({ headers, body }: Raw): string => {
  const coding = headers['content-encoding']
  return (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString()
}
