import { rm } from 'node:fs/promises'
import { workInChild } from '../../../../server/core/process/child-process.ts'
import type { Letter } from '../../contract/letter.ts'
import type { DocxWork } from './docx-worker.ts'

const WORKER = 'extras/standing-list/server/letter/docx-worker.ts'
/** MiB of JavaScript objects and of all memory, and milliseconds. */
const BOUNDS = { heap: 128, memory: 512 }
const TIME = 60_000

/**
 * Writes letters as DOCX files of A4 pages, in a process without secrets.
 * @param options to: a path for each letter, in their order
 * @throws ChildWorkError, and when `signal` ends it; then there is none of the files
 */
export async function writeDocx(
  letters: readonly Letter[],
  { to, signal }: { to: readonly string[]; signal: AbortSignal },
): Promise<void> {
  const work: DocxWork = { letters, to }
  try {
    await workInChild(WORKER, work, AbortSignal.any([signal, AbortSignal.timeout(TIME)]), { ...BOUNDS, env: {} })
  } catch (error) {
    await Promise.all(to.map((path) => rm(path, { force: true })))
    signal.throwIfAborted()
    throw error
  }
}
