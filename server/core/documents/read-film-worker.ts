import { open, type FileHandle } from 'node:fs/promises'
import { answerWork } from '../process/child-process.ts'
import { OperatorError } from '../process/operator-error.ts'

/** A track of an MP4 file: its handler, such as `vide` or `soun`, and the formats of its samples, such as `avc1`. */
export interface FilmTrack {
  handler: string
  formats: string[]
}

interface Box {
  type: string
  /** Of its contents. */
  start: number
  end: number
}

/** A film of a phone has some hundred. */
const MOST_BOXES = 10_000
const MOST_TRACKS = 16

/** Looks at the heads of boxes alone (ISO/IEC 14496-12, section 4.2), never at pictures or sound. */
answerWork(async ({ path }: { path: string }): Promise<FilmTrack[]> => {
  const file = await open(path)
  let count = 0

  async function boxesIn({ start, end }: Pick<Box, 'start' | 'end'>): Promise<Box[]> {
    const boxes: Box[] = []
    for (let at = start; at + 8 <= end;) {
      if ((count += 1) > MOST_BOXES) throw new OperatorError('It has too many boxes')
      const head = await readAt(file, at, 16)
      const short = head.readUInt32BE(0)
      const size = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short
      const length = short === 1 ? 16 : 8
      if (size < length || at + size > end) throw new OperatorError('A box is cut off')
      boxes.push({ type: head.toString('latin1', 4, 8), start: at + length, end: at + size })
      at += size
    }
    return boxes
  }

  /** Follows types down. */
  async function find(within: Box[], ...types: string[]): Promise<Box> {
    const [type, ...below] = types
    const found = within.find((box) => box.type === type)
    if (!found) throw new OperatorError(`It has no ${type}`)
    return below.length > 0 ? find(await boxesIn(found), ...below) : found
  }

  async function trackOf(track: Box): Promise<FilmTrack> {
    const media = await boxesIn(await find(await boxesIn(track), 'mdia'))
    const handler = await find(media, 'hdlr')
    const samples = await find(media, 'minf', 'stbl', 'stsd')
    // After version, flags and the number of entries.
    const formats = await boxesIn({ ...samples, start: samples.start + 8 })
    const about = await readAt(file, handler.start, 12)
    return { handler: about.toString('latin1', 8, 12), formats: formats.map(({ type }) => type) }
  }

  const { size } = await file.stat()
  const movie = await boxesIn(await find(await boxesIn({ start: 0, end: size }), 'moov'))
  const tracks = movie.filter(({ type }) => type === 'trak')
  if (tracks.length > MOST_TRACKS) throw new OperatorError('It has too many tracks')
  const read: FilmTrack[] = []
  for (const track of tracks) read.push(await trackOf(track))
  return read
})

/** Zeros stand for what is beyond the end. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer
}
