import type { Context } from 'hono'
import type { IncomingFile } from './picture-uploads.ts'

/** The file that is the body of a call. */
export function fileOf(context: Context, name: string | undefined): IncomingFile {
  const { raw } = context.req
  const length = raw.headers.get('Content-Length')
  return { pieces: raw.body ?? noPieces(), declaredBytes: length === null ? undefined : Number(length), name }
}

async function* noPieces(): AsyncGenerator<Uint8Array> {}
