import { rm } from 'node:fs/promises'
import { documentKindOf } from '../../../contract/documents/document-file.ts'
import { announce } from '../jobs/events.ts'
import type { JobHandler } from '../jobs/handler.ts'
import { putJob } from '../jobs/job-store.ts'
import { partPath } from '../media/incoming-files.ts'
import { mediaOf, type SitePlace } from '../media/site-place.ts'
import { ChildWorkError } from '../process/child-process.ts'
import { readForeignFile } from '../process/foreign-files.ts'
import { raiseContentRevision } from '../store/revision.ts'
import type { Db } from '../store/schema.ts'
import { documentPath } from './document-address.ts'
import { findDocument, putDocumentText, putFirstPage } from './document-store.ts'
import type { DrawnPage, PageToDraw } from './draw-page-worker.ts'
import type { PdfText, PdfToRead } from './read-pdf-worker.ts'

declare module '../jobs/events.ts' {
  interface Events {
    /** The text of a document is known now, or known to be unreadable. */
    documentRead: { id: number }
  }
}

const JOB = 'read-document'
const BOUNDS = { pages: 500, characters: 500_000 }

/** Queues the reading of its text; other documents than PDF are not read. */
export async function queueReading(tx: Db, id: number, at: string): Promise<void> {
  await putJob(tx, { kind: JOB, subject: String(id), created_at: at, due_at: at })
}

/** Reads the texts of new PDF files for the search, and draws their first pages, in processes of their own: the files are untrusted. */
export function createReadingHandler({ db, place, now }: { db: Db; place: SitePlace; now: () => Date }): JobHandler {
  return {
    kind: JOB,
    claim: JOB,
    async run({ subject }, signal) {
      const id = Number(subject)
      const document = await findDocument(db, id)
      if (!document || documentKindOf(document.file_name) !== 'pdf') return
      const media = mediaOf(place)
      const path = partPath(media)
      try {
        if (!(await media.copyTo(documentPath(document), path))) throw new Error('The file of this document is lost')
        const found = await readText(path, signal)
        const firstPage = await drawFirstPage(path, signal)
        return {
          state: 'done',
          async write(tx) {
            // It may have been deleted meanwhile.
            if (!(await findDocument(tx, id))) return
            await putDocumentText(tx, { document_id: id, ...found, read_at: now().toISOString() })
            await putFirstPage(tx, id, firstPage)
            await raiseContentRevision(tx)
            await announce(tx, 'documentRead', { id })
          },
        }
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

/** Undefined for a file that cannot be read within the bounds. @throws when the server stops */
async function ifReadable<Result>(reading: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ChildWorkError)) throw error
    return undefined
  }
}

async function readText(path: string, signal: AbortSignal) {
  const reading = readForeignFile<PdfText, PdfToRead>('pdf', { path, ...BOUNDS }, signal)
  const { pages, text } = (await ifReadable(reading, signal)) ?? { pages: null, text: '' }
  const state = pages === null ? ('unreadable' as const) : text === '' ? ('empty' as const) : ('read' as const)
  return { state, pages, text }
}

/** Pixels: twice what pages show. */
const FIRST_PAGE = { width: 480, height: 960 }
/** MiB of the reader, beside JavaScript. */
const DRAWING_MEMORY = 384
/** Characters of base64. */
const MOST_BASE64 = 400_000

/** The first page of a PDF as a picture; undefined where none can be drawn in these bounds. */
async function drawFirstPage(path: string, signal: AbortSignal): Promise<DrawnPage | undefined> {
  const work: PageToDraw = { path, ...FIRST_PAGE, memory: DRAWING_MEMORY }
  const drawn = await ifReadable(readForeignFile<DrawnPage, PageToDraw>('firstPage', work, signal), signal)
  return drawn && drawn.webp.length <= MOST_BASE64 ? drawn : undefined
}
