import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'

/** A file that is made while it is sent. */
export interface Archive {
  fileName: string
  bytes: number
  pieces: AsyncIterable<Buffer>
}

export const TAR = 'application/x-tar'

/** The answer of a call with a tar file. */
export const archiveAnswer = {
  description: 'The file',
  content: { [TAR]: { schema: z.string().meta({ format: 'binary' }) } },
}

/** @param tag for its ETag: without one, the middleware would hash the whole file before it is sent */
export function sendArchive(context: Context, { fileName, bytes, pieces }: Archive, tag: string) {
  const stream = pieces instanceof Readable ? pieces : Readable.from(pieces)
  return context.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, {
    'Content-Type': TAR,
    'Content-Length': String(bytes),
    'Content-Disposition': `attachment; filename="${fileName}"`,
    ETag: `"${tag}"`,
  })
}
