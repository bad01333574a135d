import { readFile } from 'node:fs/promises'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { servedCallsOf } from '../../../server/core/accounts/served-calls.ts'
import { fileAnswer, sendFile } from '../../../server/core/api/download.ts'
import { note } from '../../../server/core/audit/audit.ts'
import type { ApiDeps } from '../../../server/core/feature.ts'
import { withPartFiles } from '../../../server/core/media/incoming-files.ts'
import { privatePath } from '../../../server/core/media/private-files.ts'
import { mediaOf } from '../../../server/core/media/site-place.ts'
import { conflict, notFound, orNotFound } from '../../../server/core/process/service-error.ts'
import { aboutPaper, type Scan } from '../contract/papers.ts'
import { joinPapers, type Unreadable } from './join/join.ts'
import { labelOf, type PaperDeps } from './papers.ts'
import { getRow, listScans, type PaperRow } from './store.ts'

const REASONS: Record<Unreadable, string> = {
  bounds: 'it takes too much memory or time: scan it anew, with fewer dots per inch',
  broken: 'it is damaged: scan it anew',
  kind: 'it is no PDF, JPEG, PNG or WebP: export a HEIC photograph as JPEG',
  pages: 'it has more than 500 pages',
  password: 'it needs a password: save it without one',
  pixels: 'the picture is too large: make it smaller',
  program: 'it is a form that only Adobe’s program shows: print it to a new PDF',
}
const PDF = 'application/pdf'
/** Bytes. */
const BOUNDS = { least: 100_000, usual: 1_000_000, most: 25_000_000 }
const fault = `bound must be a number of bytes from ${BOUNDS.least} to ${BOUNDS.most}`
const boundSchema = z.coerce.number(fault).int(fault).min(BOUNDS.least, fault).max(BOUNDS.most, fault)

/** All files of a paper as one PDF. */
export const joinedPdfCall = servedCallsOf<ApiDeps>('Papers', { access: 'bids' })(
  'get /{id}/pdf',
  'The files of a paper as one PDF, which the audit log notes',
  {
    description:
      'Pictures and scans are made smaller until it fits. `Joined-Files` says of each file what became of it: `kept` or `smaller`, and what its PDF had that the pages have not.',
    query: z.object({ bound: boundSchema.default(BOUNDS.usual).meta({ description: 'Bytes at most' }) }),
    200: fileAnswer(PDF, 'To be saved'),
    handle: (deps, { params, query, context }) => sendJoined(deps, context, params.id, query.bound),
  },
)

/** @throws ServiceError not_found, too_large, conflict if a file cannot be read */
async function sendJoined(deps: PaperDeps, context: Context, id: number, bound: number): Promise<Response> {
  const { db, actor, now } = deps
  const row = await getRow(db, id, actor)
  const { signal } = context.req.raw
  return withPartFiles(mediaIn(deps), async (newPath) => {
    const to = newPath()
    const files = await joinFilesOf(deps, [row], { bound, to, signal })
    await note(db, actor, now(), { action: 'download', entity: 'paper', id, label: `${labelOf(row)}, as one PDF` })
    context.header('Joined-Files', JSON.stringify(files.map(({ name: _, paper: __, ...file }) => file)))
    return sendFile(context, await readFile(to), `${aboutPaper(id)}.pdf`, PDF)
  })
}

/** Joins the files of papers in their order. @throws ServiceError not_found, too_large, conflict if a file cannot be read */
export async function joinFilesOf(
  deps: PaperDeps,
  rows: readonly PaperRow[],
  options: { bound: number; to: string; signal: AbortSignal },
) {
  const media = mediaIn(deps)
  const scans: (Scan & { paper: number })[] = []
  for (const row of rows) scans.push(...(await listScans(deps.db, row)).map((scan) => ({ ...scan, paper: row.id })))
  if (scans.length === 0) throw notFound('File')
  return withPartFiles(media, async (newPath) => {
    const paths = scans.map(newPath)
    for (const [index, { key }] of scans.entries())
      orNotFound(await media.copyTo(privatePath(key), paths[index]!), 'File')
    const { files } = await joinPapers(paths, options)
    const faults: string[] = []
    const joined = files.flatMap((file, index) => {
      const { name, paper } = scans[index]!
      if (file.outcome !== 'unreadable') return [{ name, paper, ...file }]
      faults.push(`${name}: ${REASONS[file.reason]}`)
      return []
    })
    if (faults.length > 0) throw conflict(faults.join('. '))
    return joined
  })
}

const mediaIn = ({ place }: PaperDeps) => mediaOf(orNotFound(place, 'Folder for files'))
