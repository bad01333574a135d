import { randomBytes } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'
import type { TypedResponse } from 'hono'
import type { ListAnswer } from '../../contract/list.ts'
import type { Log } from '../log.ts'
import type { LongList } from '../services/projects/projects.ts'

/** A tag of a revision is good for what this process makes of it: the next version of the program may make another thing. */
const PROCESS = randomBytes(6).toString('base64url')

/**
 * Answers a list as it is read: the next part is read when the last one has been taken, and one part is held at a time.
 * Its tag is made of the content revision, so that nobody reads all of it to make one; who has it is answered 304 before
 * the first part is read.
 */
export function answerLongList<Item>(
  list: LongList<Item>,
  log: Log,
): Response & TypedResponse<ListAnswer<Item>, 200, 'json'> {
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
