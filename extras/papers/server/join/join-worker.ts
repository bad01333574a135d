import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { answerWork } from '../../../../server/core/process/child-process.ts'
import { createLimiter } from '../../../../server/core/process/limiter.ts'
import type { JoinedFile, Unreadable } from './join.ts'
import { joinPages, openFile, STEPS, UnreadableError, type OpenFile } from './scan.ts'

export interface JoinWork {
  files: { path: string; isLeftOut: boolean }[]
  /** Bytes of the PDF at most. */
  bound: number
  /** Path of the PDF. */
  to: string
}
/** It is not written if it has more bytes than the bound. */
export type Joined = { bytes: number; pages: number; files: JoinedFile[] }

/** Of pictures, two are decoded at once. */
const turns = createLimiter({ concurrency: 2 })
/** A step that is expected to save far too little is not tried. */
const UNSURE = 0.7

/** The process that joins papers; join.ts starts it. Scripts in the files are never run. */
answerWork(async ({ files, bound, to }: JoinWork): Promise<Joined> => {
  sharp.concurrency(1)
  const found = await Promise.all(
    files.map(({ path, isLeftOut }) =>
      turns.run(async () => (isLeftOut ? 'bounds' : openFile(await readFile(path)).catch(reasonOf))),
    ),
  )
  const open = found.filter((file) => typeof file !== 'string')
  let pdf = await joinPages(open)
  let expected = pdf.length
  for (const step of STEPS) {
    if (pdf.length <= bound) break
    expected *= step.share
    if (step !== STEPS.at(-1) && expected * UNSURE > bound) continue
    await Promise.all(open.map((file) => turns.run(() => file.reduce(step))))
    pdf = await joinPages(open)
    expected = pdf.length
  }
  if (pdf.length <= bound) await writeFile(to, pdf)
  const pages = open.reduce((sum, file) => sum + file.pages, 0)
  return { bytes: pdf.length, pages, files: found.map(outcomeOf) }
})

function reasonOf(error: unknown): Unreadable {
  if (error instanceof UnreadableError) return error.message
  throw error
}

function outcomeOf(file: OpenFile | Unreadable): JoinedFile {
  if (typeof file === 'string') return { outcome: 'unreadable', reason: file }
  const { pages, losses, dpi } = file
  return dpi === undefined ? { outcome: 'kept', pages, losses } : { outcome: 'smaller', pages, losses, dpi }
}
