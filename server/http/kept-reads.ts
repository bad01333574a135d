import { isContentRead } from './kept-address.ts'

/** What is kept, in characters of JSON; when it is more, it is begun anew. Parsed, it takes some six times as many bytes. */
const MOST_LENGTH = 2 * 1024 * 1024
/** What an answer takes besides, in the same measure. */
const OVERHEAD = 256
/** A single answer of more is asked for each time. */
const LARGEST_READ = 512 * 1024

/** What a page makes of an answer of the API. */
export type Read = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>
type Ask = (path: string) => Promise<Response>

/**
 * Keeps what pages ask the API for, read and parsed, as long as the content revision stays the same: services and settings
 * stand in every page, and whoever comes for a page that is not kept waits for little but its rendering. Bounded by bytes.
 */
export class KeptReads {
  #revision: number | undefined
  #reads = new Map<string, Promise<Read>>()
  #length = 0

  /**
   * What a page asks with that is begun at this revision.
   * @param revision as it was before the page was begun; undefined where it could not be read: then nothing kept is used
   */
  at(revision: number | undefined, ask: Ask): (path: string) => Promise<Read> {
    if (revision === undefined) return ask
    // An older page that is still on its way does not push out what is newer.
    if (this.#revision === undefined || revision > this.#revision) this.#begin(revision)
    return (path) => (revision === this.#revision && isContentRead(path) ? this.#read(path, ask) : ask(path))
  }

  #begin(revision: number | undefined): void {
    this.#revision = revision
    this.#reads = new Map()
    this.#length = 0
  }

  #read(path: string, ask: Ask): Promise<Read> {
    const reads = this.#reads
    const known = reads.get(path)
    if (known) return known
    const read = this.#ask(path, ask, reads)
    reads.set(path, read)
    read.catch(() => reads.delete(path))
    return read
  }

  async #ask(path: string, ask: Ask, reads: Map<string, Promise<Read>>): Promise<Read> {
    const answer = await ask(path)
    const text = await answer.text()
    if (answer.status !== 200 || text.length > LARGEST_READ) reads.delete(path)
    else if (reads === this.#reads) this.#count(text.length + path.length + OVERHEAD)
    const { ok, status, headers } = answer
    // Many pages share it: none may change it. The text is not kept beside it.
    const body = parse(text)
    return { ok, status, headers, json: async () => body() }
  }

  #count(length: number): void {
    this.#length += length
    if (this.#length > MOST_LENGTH) this.#begin(this.#revision)
  }
}

/** Parses when it is asked for, so that what throws is thrown there. */
function parse(text: string): () => unknown {
  let rest: string | undefined = text
  let body: unknown
  return () => {
    if (rest !== undefined) {
      body = freeze(JSON.parse(rest))
      rest = undefined
    }
    return body
  }
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
