import type { ImportReport } from '../../../contract/transfer/import.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { parseDocumentAddress } from '../../core/documents/document-address.ts'
import { pictureKeyOf } from '../../core/pictures/picture-address.ts'
import { kindsInOrder } from '../../seed/public.ts'
import { note, type Actor } from '../../core/audit/audit.ts'
import { loadDocument, workOn } from '../../core/content/items.ts'
import { removePublished } from '../../core/content/publication.ts'
import { saveOldVersion } from '../../core/content/saving.ts'
import { removeDocument } from '../../core/documents/documents.ts'
import { removePicture } from '../../core/pictures/picture-library.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import { deleteContentItem, findContentItem, type ContentItem } from '../../core/content/store/content-items.ts'
import { findDocument, findDocumentByKey } from '../../core/documents/document-store.ts'
import {
  countImportRecords,
  deleteImportRecord,
  listImportRecords,
  updateImportRun,
  type ImportRecord,
  type ImportRun,
} from './import-store.ts'
import { findPicture } from '../../core/pictures/store/picture-library.ts'
import { findPictureByKey } from '../../core/pictures/store/pictures.ts'
import { deleteRedirect, findRedirect } from '../../core/content/redirects.ts'
import { raiseContentRevision } from '../../core/store/revision.ts'
import type { Db } from '../../core/store/schema.ts'
import type { ImportDeps } from './run-import.ts'
import { ReportBuilder } from './importing.ts'

type UndoDeps = Omit<ImportDeps, 'place'> & { actor: Actor }
type Undoing = UndoDeps & { report: ReportBuilder }

/** Takes back what nobody has edited since; the report says what stays. May be repeated. */
export async function undoImport(deps: UndoDeps, run: ImportRun): Promise<ImportReport> {
  const { db, now, actor, signal } = deps
  const report = new ReportBuilder()
  const undoing = { ...deps, report }
  await updateImportRun(db, run.id, { state: 'undoing', updated_at: now().toISOString() })
  const records = async (entity: ImportRecord['entity'], undo: (record: ImportRecord) => Promise<void>) => {
    for (const record of await listImportRecords(db, run.id, entity)) {
      signal.throwIfAborted()
      try {
        await undo(record)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        report.note('used', await nameOf(db, record))
      }
    }
    await updateImportRun(db, run.id, { state: 'undoing', updated_at: now().toISOString() })
  }
  // Items that refer to others go first.
  for (const entity of kindsInOrder().toReversed()) await records(entity, (record) => undoItem(undoing, entity, record))
  await records('picture', (record) => undoPicture(undoing, record))
  await records('document', (record) => undoDocument(undoing, record))
  const kept = new Set<string>()
  for (const entity of kindsInOrder())
    for (const { item_id } of await listImportRecords(db, run.id, entity)) kept.add(`${entity} ${item_id}`)
  await records('redirect', (record) => undoRedirect(deps, record, kept))
  const left = report.finish(await countImportRecords(db, run.id))
  await db.transaction().execute(async (tx) => {
    const undone = { state: 'undone', report: JSON.stringify(left), updated_at: now().toISOString() } as const
    await updateImportRun(tx, run.id, undone)
    await note(tx, actor, now(), { action: 'delete', entity: 'import', id: run.id, label: run.name })
  })
  return left
}

async function nameOf(db: Db, { entity, item_id: id }: ImportRecord): Promise<string> {
  if (entity === 'redirect') return ''
  if (entity === 'picture') return (await findPicture(db, id))?.name ?? ''
  if (entity === 'document') return (await findDocument(db, id))?.file_name ?? ''
  return (await findContentItem(db, entity, id))?.title ?? ''
}

function undoItem(deps: Undoing, entity: ContentEntity, record: ImportRecord): Promise<void> {
  return workOn(deps, entity, async (work) => {
    const { tx } = work
    const item = await findContentItem(tx, entity, record.item_id)
    if (item && isEdited(item, record)) return deps.report.note('edited', item.title)
    if (item && record.version_before !== null) {
      const before = await loadDocument(tx, entity, item.item_id, record.version_before)
      await saveOldVersion(work, item, before, { publish: record.was_published === 1 })
    } else if (item) {
      if (item.state === 'published') await removePublished(work, item, 'unpublish')
      await deleteContentItem(tx, entity, item.item_id)
    }
    await deleteImportRecord(tx, record)
  })
}

/** Published or scheduled since counts too. */
function isEdited(item: ContentItem, record: ImportRecord): boolean {
  if (item.version !== record.version) return true
  if (item.state === 'trash' || record.version_before !== null) return false
  return item.scheduled_for !== null || (item.state === 'published') !== (record.was_published === 1)
}

async function undoPicture(deps: Undoing, record: ImportRecord): Promise<void> {
  const { db, workshop, report } = deps
  const picture = await findPicture(db, record.item_id)
  if (picture && picture.version !== record.version) return report.note('edited', picture.name)
  if (picture) await removePicture(deps, workshop, picture.id)
  await deleteImportRecord(db, record)
}

async function undoDocument(deps: UndoDeps, record: ImportRecord): Promise<void> {
  const { db, workshop } = deps
  const document = await findDocument(db, record.item_id)
  if (document) await removeDocument({ ...deps, media: workshop.files.media }, document.id)
  await deleteImportRecord(db, record)
}

/** Redirects of what stays, stay. */
async function undoRedirect({ db }: UndoDeps, record: ImportRecord, kept: Set<string>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentRevision(tx)
    const redirect = await findRedirect(tx, record.item_id)
    const leadsToKept = kept.has(`${redirect?.entity} ${redirect?.item_id}`)
    if (leadsToKept || (redirect?.to && (await isFileHere(tx, redirect.to)))) return
    if (redirect) await deleteRedirect(tx, redirect.id)
    await deleteImportRecord(tx, record)
  })
}

async function isFileHere(tx: Db, address: string): Promise<boolean> {
  const document = parseDocumentAddress(address)
  if (document) return (await findDocumentByKey(tx, document.key)) !== undefined
  const key = pictureKeyOf(address)
  return key !== undefined && (await findPictureByKey(tx, key)) !== undefined
}
