import { createHash } from 'node:crypto'

/** Of contents; the sum is hexadecimal. */
export interface Contents {
  sha256: string
  bytes: number
}

type Piece = Uint8Array | string
export type Pieces = AsyncIterable<Piece> | Iterable<Piece>

/** Measures pieces until `end`. @param look sees each, and the bytes up to it, before it passes; its error ends all */
export function createMeasure(look?: (piece: Uint8Array, bytes: number) => void) {
  const hash = createHash('sha256')
  let bytes = 0
  function add(given: Piece): Buffer {
    const piece = typeof given === 'string' ? Buffer.from(given) : (given as Buffer)
    bytes += piece.length
    look?.(piece, bytes)
    hash.update(piece)
    return piece
  }
  return {
    add,
    async *pass(pieces: Pieces): AsyncGenerator<Buffer> {
      for await (const piece of pieces) yield add(piece)
    },
    end: (): Contents => ({ sha256: hash.digest('hex'), bytes }),
  }
}

/** Reads pieces, such as those of a file, to their end. */
export async function measure(pieces: Pieces): Promise<Contents> {
  const { add, end } = createMeasure()
  for await (const piece of pieces) add(piece)
  return end()
}

/** Passes pieces on. Errors of reading become those of the source; errors of writing stay the server's. */
export async function* orSourceError<Given>(
  pieces: AsyncIterable<Given>,
  errorOf: (cause: Error) => Error,
): AsyncGenerator<Given> {
  try {
    yield* pieces
  } catch (error) {
    throw errorOf(error as Error)
  }
}
