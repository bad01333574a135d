import { randomBytes } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'
import type { TypedResponse } from 'hono'
import type { ListAnswer, ListMeta } from '../../../contract/list.ts'
import type { Log } from '../process/log.ts'

export interface LongList<Item> {
  parts: AsyncIterable<Item[]>
  revision: number
  meta: () => ListMeta
}

/** In ETags of a revision, because another version of the program may answer differently. */
const PROCESS = randomBytes(6).toString('base64url')

/** Streams a list part by part. Its ETag is the content revision's, so that a 304 reads nothing. */
export function answerLongList<Item>(list: LongList<Item>, log: Log) {
  const bytes = ReadableStream.from(encode(list, log))
  const answer = new Response(bytes as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: { 'Content-Type': 'application/json', ETag: `W/"${PROCESS}-${list.revision}"` },
  })
  return answer as typeof answer & TypedResponse<ListAnswer<Item>, 200, 'json'>
}

async function* encode({ parts, meta }: LongList<unknown>, log: Log): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  try {
    let before = '{"data":['
    for await (const part of parts) {
      if (part.length === 0) continue
      yield encoder.encode(before + JSON.stringify(part).slice(1, -1))
      before = ','
    }
    yield encoder.encode(`${before === ',' ? '' : before}],"meta":${JSON.stringify(meta())}}`)
  } catch (error) {
    log.error('A long list could not be read to its end, and its answer was cut off', error)
    throw error
  }
}
