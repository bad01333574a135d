import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inParallel } from '../process/in-parallel.ts'
import { measure } from '../process/measure.ts'
import type { MediaStore } from './media-store.ts'

export interface MoveOptions {
  from: MediaStore
  to: MediaStore
  /** For files on their way. */
  scratch: string
  /** Only counts what there is to do. */
  isDry?: boolean
  /** Deletes the source's files, each after its copy was read back. */
  isDeleted?: boolean
  progress?: (report: Readonly<MoveReport>) => void
}

export interface MoveReport {
  files: number
  bytes: number
  copied: number
  /** Were there before. */
  present: number
  deleted: number
  /** Each begins with a path. */
  faults: string[]
}

const FOLDERS = ['pictures', 'documents', 'uploads', 'private']
/** Files copied at a time. */
const PARALLEL = 8

/**
 * Copies all files from one store to another and compares their checksums. What is there already is not copied, so it can
 * be run again after an interruption. @throws UnavailableError when a bucket stays away
 */
export async function moveMedia({ from, to, scratch, isDry, isDeleted, progress }: MoveOptions): Promise<MoveReport> {
  const report: MoveReport = { files: 0, bytes: 0, copied: 0, present: 0, deleted: 0, faults: [] }
  for (const folder of FOLDERS) {
    const known = new Map<string, number>()
    for await (const { path, bytes } of to.listAll(folder)) known.set(path, bytes)
    await inParallel(from.listAll(folder), PARALLEL, async ({ path, bytes }) => {
      // Marks of broken pictures are set again at the next start.
      if (bytes === 0) return
      report.files += 1
      report.bytes += bytes
      await move(path, known.has(path))
      progress?.(report)
    })
  }
  return report

  async function move(path: string, isKnown: boolean): Promise<void> {
    if (isDry) return void (report[isKnown ? 'present' : 'copied'] += 1)
    const source = join(scratch, randomUUID())
    try {
      if (!(await from.copyTo(path, source))) return
      const { sha256 } = await measure(createReadStream(source))
      if (isKnown) report.present += 1
      else {
        await to.adopt(path, source)
        report.copied += 1
      }
      const isSame = (await checksumOf(to, path, isDeleted === true)) === sha256
      if (!isSame) report.faults.push(`${path}: the copy has other contents`)
      else if (isDeleted) {
        await from.remove(path)
        report.deleted += 1
      }
    } finally {
      await rm(source, { force: true })
    }
  }

  async function checksumOf(store: MediaStore, path: string, isReadBack: boolean): Promise<string | undefined> {
    const known = isReadBack ? undefined : await store.checksum(path)
    if (known !== undefined) return known
    const copy = join(scratch, randomUUID())
    try {
      return (await store.copyTo(path, copy)) && (await measure(createReadStream(copy))).sha256
    } finally {
      await rm(copy, { force: true })
    }
  }
}
