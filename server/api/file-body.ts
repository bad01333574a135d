import type { Context } from 'hono'
import type { IncomingFile } from '../services/pictures/picture-uploads.ts'
import { ServiceError } from '../services/service-error.ts'

export function fileOf(context: Context, name: string | undefined): IncomingFile {
  const { raw } = context.req
  const length = raw.headers.get('Content-Length')
  return { pieces: raw.body ?? noPieces(), declaredBytes: length === null ? undefined : Number(length), name }
}

async function* noPieces(): AsyncGenerator<Uint8Array> {}

/** The rest of the body stays unread, so the connection cannot be reused. */
export async function closingIfTooLarge<Result>(context: Context, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'too_large') context.header('Connection', 'close')
    throw error
  })
}
