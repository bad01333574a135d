import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { sendFile } from '../../../server/core/api/download.ts'
import { ATTACHMENT_TYPES } from '../../../contract/documents/document-file.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { answerAttachment, attachmentKind } from '../../../server/core/documents/attachments.ts'
import { receiveFile, withPartFiles } from '../../../server/core/media/incoming-files.ts'
import * as privateFiles from '../../../server/core/media/private-files.ts'
import { mediaOf } from '../../../server/core/media/site-place.ts'
import { deleteUnnamed } from '../../../server/core/media/unnamed-files.ts'
import type { IncomingFile } from '../../../server/core/pictures/picture-uploads.ts'
import { conflict, invalid, notFound, orNotFound, ServiceError } from '../../../server/core/process/service-error.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { aboutPaper, SCAN_BOUNDS, SCAN_KINDS, type ScanKind } from '../contract/paper-kinds.ts'
import type { Paper, Scan } from '../contract/papers.ts'
import { joinPapers, REASONS } from './join/join.ts'
import { labelOf, type PaperDeps } from './papers.ts'
import { getPaper, getRow, keysOf, listScans, PAPERS_LOCK, updatePaper, type PaperRow } from './store.ts'

const mediaIn = ({ place }: PaperDeps) => mediaOf(orNotFound(place, 'Folder for files'))
const tooLarge = () => new ServiceError('too_large', `A scan may have at most ${SCAN_BOUNDS.bytes / 1024 / 1024} MB`)

/** Stores a file, known by its contents, as the last of a paper. @throws ServiceError not_found, too_large, invalid, conflict */
export async function addScan(deps: PaperDeps, id: number, given: IncomingFile) {
  const { db, now } = deps
  await requireRoom(deps, db, id)
  const media = mediaIn(deps)
  await using file = await receiveFile(media, { ...given, most: SCAN_BOUNDS.bytes, tooLarge, kindOf })
  const { path, kind, bytes } = file
  const key = await privateFiles.adoptPrivateFile(db, media, path, now())
  return await inTurn(deps.db, [PAPERS_LOCK], async (tx) => {
    const row = await requireRoom(deps, tx, id)
    const name = given.name?.trim().slice(0, SCAN_BOUNDS.name).toWellFormed() || `scan.${kind}`
    await privateFiles.insertPrivateFiles(tx, [{ key, about: aboutPaper(id), name, kind, bytes }])
    return changeScans(deps, tx, row, [...keysOf(row), key])
  })
}

/** @throws ServiceError invalid */
async function kindOf(path: string): Promise<ScanKind> {
  const found = await attachmentKind(path)
  const kind = SCAN_KINDS.find((one) => one === found)
  if (!kind)
    throw invalid({
      file: 'This is no scan that can be kept: choose a PDF, JPEG, PNG or WebP, and export a HEIC photograph as JPEG',
    })
  return kind
}

async function requireRoom({ actor }: PaperDeps, db: Db, id: number): Promise<PaperRow> {
  const row = await getRow(db, id, actor)
  if (keysOf(row).length >= SCAN_BOUNDS.most)
    throw conflict(`A paper has at most ${SCAN_BOUNDS.most} files: remove one first`)
  return row
}

async function changeScans(deps: PaperDeps, tx: Db, row: PaperRow, keys: string[]): Promise<Paper> {
  // Apart from the version: somebody who edits the paper meanwhile can save it.
  await updatePaper(tx, row.id, { scan_keys: JSON.stringify(keys) })
  const label = `${labelOf(row)}, files`
  await note(tx, deps.actor, deps.now(), { action: 'update', entity: 'paper', id: row.id, label })
  return getPaper({ ...deps, db: tx }, row.id)
}

/** @param keys of all files of the paper @throws ServiceError not_found, conflict where these are not all */
export function orderScans(deps: PaperDeps, id: number, keys: string[]): Promise<Paper> {
  return inTurn(deps.db, [PAPERS_LOCK], async (tx) => {
    const row = await getRow(tx, id, deps.actor)
    if (keys.toSorted().join() !== keysOf(row).toSorted().join())
      throw conflict('The files of this paper have changed since you opened it: look at them again')
    return changeScans(deps, tx, row, keys)
  })
}

/** @throws ServiceError not_found */
export async function removeScan(deps: PaperDeps, id: number, key: string): Promise<Paper> {
  const { db, actor, now, place } = deps
  const { paper, paths } = await inTurn(deps.db, [PAPERS_LOCK], async (tx) => {
    const row = await getRow(tx, id, actor)
    const kept = keysOf(row).filter((one) => one !== key)
    if (kept.length === keysOf(row).length) throw notFound('File')
    const gone = await privateFiles.deletePrivateFiles(tx, [key], now(), 'key')
    return { paper: await changeScans(deps, tx, row, kept), paths: gone }
  })
  if (place) await deleteUnnamed(db, mediaOf(place), paths)
  return paper
}

/** Answers a file to be saved, or shown as a picture of a page, which the audit log notes. @throws ServiceError not_found */
export async function sendScan(deps: PaperDeps, context: Context, id: number, key: string): Promise<Response> {
  const { db, actor, now } = deps
  const row = await getRow(db, id, actor)
  const scans = await listScans(db, row)
  const number = scans.findIndex((one) => one.key === key) + 1
  const scan = orNotFound(scans[number - 1], 'File')
  await note(db, actor, now(), { action: 'download', entity: 'paper', id, label: `${labelOf(row)}, file ${number}` })
  return answerAttachment(context, mediaIn(deps), scan, `${aboutPaper(id)}-${number}.${scan.kind}`)
}

/** All files of a paper as one PDF, which the audit log notes. @throws ServiceError not_found, too_large, conflict if a file cannot be read */
export async function sendJoined(deps: PaperDeps, context: Context, id: number, bound: number): Promise<Response> {
  const { db, actor, now } = deps
  const row = await getRow(db, id, actor)
  return withPartFiles(mediaIn(deps), async (newPath) => {
    const to = newPath()
    const files = await joinFilesOf(deps, [row], { bound, to, signal: context.req.raw.signal })
    await note(db, actor, now(), { action: 'download', entity: 'paper', id, label: `${labelOf(row)}, as one PDF` })
    context.header('Joined-Files', JSON.stringify(files.map(({ name: _, ...file }) => file)))
    return sendFile(context, await readFile(to), `${aboutPaper(id)}.pdf`, ATTACHMENT_TYPES.pdf)
  })
}

/** Joins the files of papers in their order. @throws ServiceError not_found, too_large, conflict if a file cannot be read */
export async function joinFilesOf(
  deps: PaperDeps,
  rows: readonly PaperRow[],
  options: { bound: number; to: string; signal: AbortSignal },
) {
  const media = mediaIn(deps)
  const scans: Scan[] = []
  for (const row of rows) scans.push(...(await listScans(deps.db, row)))
  if (scans.length === 0) throw notFound('File')
  return withPartFiles(media, async (newPath) => {
    const paths = scans.map(newPath)
    for (const [index, { key }] of scans.entries())
      orNotFound(await media.copyTo(privateFiles.privatePath(key), paths[index]!), 'File')
    const { files } = await joinPapers(paths, options)
    const faults: string[] = []
    const joined = files.flatMap((file, index) => {
      const { name } = scans[index]!
      if (file.outcome !== 'unreadable') return [{ name, ...file }]
      faults.push(`${name}: ${REASONS[file.reason]}`)
      return []
    })
    if (faults.length > 0) throw conflict(faults.join('. '))
    return joined
  })
}
