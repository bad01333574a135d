import { ChildWorkError, workInChild } from '../process/child-work.ts'
import type { DrawnPage, PageToDraw } from './draw-page-worker.ts'

/** Pixels: twice what pages show. */
const SIZE = { width: 480, height: 960 }
/** Milliseconds. */
const TIME = 20_000
/** MiB of the reader, and of JavaScript beside it. */
const MEMORY = { memory: 384, heap: 256 }
/** Characters of base64. */
const MOST = 400_000

/** The first page of a PDF as a picture; undefined where none can be drawn in these bounds. @throws when the server stops */
export async function drawFirstPage(path: string, signal: AbortSignal): Promise<DrawnPage | undefined> {
  const { heap, memory } = MEMORY
  try {
    const until = AbortSignal.any([signal, AbortSignal.timeout(TIME)])
    const drawn = await workInChild<PageToDraw, DrawnPage>(
      'server/core/documents/draw-page-worker.ts',
      { path, ...SIZE, memory },
      until,
      // It gets no secrets.
      { heap, env: {} },
    )
    return drawn.webp.length <= MOST ? drawn : undefined
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ChildWorkError)) throw error
    return undefined
  }
}
