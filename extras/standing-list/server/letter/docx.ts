import { writeInChild } from '../../../../server/core/process/child-process.ts'
import type { Letter } from '../../contract/letter.ts'
import type { DocxWork } from './docx-worker.ts'

/** MiB of JavaScript objects and of all memory. */
const BOUNDS = { heap: 128, memory: 512 }

/**
 * Writes letters as DOCX files of A4 pages, in a process without secrets.
 * @param options to: a path for each letter, in their order
 * @throws ChildWorkError, and when `signal` ends it; then there is none of the files
 */
export const writeDocx = (letters: readonly Letter[], options: { to: readonly string[]; signal: AbortSignal }) =>
  writeInChild<DocxWork, null>(
    'extras/standing-list/server/letter/docx-worker.ts',
    { letters, to: options.to },
    { ...options, ...BOUNDS },
  )
