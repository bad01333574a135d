/** A body that was read up to a bound: all of it, or what came first, and the rest to be read. */
export type BoundedBody = { whole: Buffer } | { first: Uint8Array[]; rest: ReadableStreamDefaultReader<Uint8Array> }

/** Reads a body, and stops when it is longer than so many bytes. Whoever does not want the rest has to cancel it. */
export async function readUpTo(body: ReadableStream<Uint8Array> | null, most: number): Promise<BoundedBody> {
  if (!body) return { whole: Buffer.alloc(0) }
  const rest = body.getReader()
  const first: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await rest.read()
    if (done) return { whole: Buffer.concat(first, length) }
    first.push(value)
    length += value.length
    if (length > most) return { first, rest }
  }
}
