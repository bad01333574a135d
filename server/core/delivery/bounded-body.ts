export type BoundedBody = { whole: Buffer } | { first: Uint8Array[]; rest: ReadableStreamDefaultReader<Uint8Array> }

/** Reads up to `maxBytes`. A caller that does not use `rest` must cancel it. */
export async function readUpTo(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<BoundedBody> {
  if (!body) return { whole: Buffer.alloc(0) }
  const rest = body.getReader()
  const first: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await rest.read()
    if (done) return { whole: Buffer.concat(first, length) }
    first.push(value)
    length += value.length
    if (length > maxBytes) return { first, rest }
  }
}
