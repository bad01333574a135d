import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { z } from '@hono/zod-openapi'
import type { Archive } from '../../backup/archive.ts'
import type { IncomingFile } from './picture-uploads.ts'

/** The file that is the body of a call. */
export function fileOf(context: Context, name: string | undefined): IncomingFile {
  const { raw } = context.req
  const length = raw.headers.get('Content-Length')
  return { pieces: raw.body ?? noPieces(), declaredBytes: length === null ? undefined : Number(length), name }
}

async function* noPieces(): AsyncGenerator<Uint8Array> {}

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
