import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { PictureWorkshop } from '../../core/pictures/picture-workshop.ts'
import type { Actor } from '../../core/audit/audit.ts'
import { loadItem, publishNewest, saveVersion, workOn, type Work } from '../../core/content/items.ts'
import { createItem } from '../../core/content/saving.ts'
import { findContentItem } from '../../core/content/store/content-items.ts'
import { findImportRecord, recordMade, type RecordKey } from './import-store.ts'
import type { Db } from '../../core/store/schema.ts'
import { SHOWN_ITEMS, SHOWN_NAMES, type ImportReport, type NameOf } from '../../../contract/transfer/import.ts'
import type { ImportNote } from '../../../contract/transfer/import-notes.ts'
import type { MediaSource } from './media-source.ts'
import type { RejectedRows } from './import-uploads.ts'

/** One import on its way. */
export interface Importing {
  db: Db
  actor: Actor
  now: () => Date
  runId: string
  /** Of the ids of its records: the address of the other site, or the kind of a table. */
  source: string
  publish: boolean
  /** Undefined in a dry run: pictures are neither fetched nor stored. */
  workshop: PictureWorkshop | undefined
  media: MediaSource
  report: ReportBuilder
  rejected: RejectedRows
  signal: AbortSignal
  onProgress(done: number, total: number | undefined): Promise<void>
}

export const keyOf = ({ source }: Importing, kind: string, externalId: string): RecordKey => ({
  source,
  kind,
  external_id: externalId,
})

/** Whether a record is there from an earlier import; one of this import, before an interruption, counts as made. */
export async function isKnown(importing: Importing, key: RecordKey, entity: ContentEntity): Promise<boolean> {
  if ((await findKnown(importing, key, entity)) === undefined) return false
  const record = await findImportRecord(importing.db, key)
  if (record?.run_id !== importing.runId) importing.report.known += 1
  return true
}

/** The item that an earlier import has made of a record, unless it was deleted for good. */
export async function findKnown({ db }: Importing, key: RecordKey, entity: ContentEntity): Promise<number | undefined> {
  const record = await findImportRecord(db, key)
  if (!record || record.entity !== entity) return undefined
  return (await findContentItem(db, entity, record.item_id)) ? record.item_id : undefined
}

interface NewItem {
  entity: ContentEntity
  key: RecordKey
  given: object
  publish: boolean
  order?: number | undefined
  /** In the same transaction. */
  also?(work: Work, id: number): Promise<void>
}

/** An item and the record of where it came from, in one transaction. @throws ServiceError invalid */
export async function makeItem(importing: Importing, { entity, key, given, publish, order, also }: NewItem) {
  return workOn(importing, entity, async (work) => {
    const item = await createItem(work, given, { publish, order })
    const { item_id, version } = item
    await recordMade(work.tx, importing, key, { entity, item_id, version, was_published: publish ? 1 : 0 })
    await also?.(work, item.item_id)
    return item.item_id
  })
}

/** A new version of an item that always exists. @throws ServiceError invalid */
export async function fillItem(importing: Importing, id: number, { entity, key, given, publish, also }: NewItem) {
  await workOn(importing, entity, async (work) => {
    const { item, document: before } = await loadItem(work, id)
    const document = await work.kind.complete(work.tx, given, before, { id, at: work.at, version: item.version })
    await work.kind.check(work.tx, document, id)
    const saved = await saveVersion(work, item, document, 'update')
    if (publish) await publishNewest(work, saved, document)
    const versions = { version: saved.version, version_before: item.version }
    await recordMade(work.tx, importing, key, { entity, item_id: id, ...versions, was_published: publish ? 1 : 0 })
    await also?.(work, id)
  })
}

class Rollback extends Error {}

/** Everything that makeItem checks, without making it. @throws ServiceError invalid */
export async function checkItem(importing: Importing, entity: ContentEntity, given: object): Promise<void> {
  await workOn(importing, entity, async (work) => {
    if (work.kind.declared.isFixed) return
    await createItem(work, given, { publish: importing.publish })
    throw new Rollback()
  }).catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error
  })
}

const MAX_EXAMPLES = 10
const MAX_FAULTS = 200
const EXAMPLE_LENGTH = 160

/** Collects what an import has to say, within bounds. */
export class ReportBuilder {
  readonly #notes = new Map<ImportNote, ImportReport['notes'][number]>()
  readonly #names = new Map<string, ImportReport['names'][number]>()
  readonly #nameIds = new Set<string>()
  readonly #said: Pick<ImportReport, `${'fault' | 'leftOut' | 'item'}Count` | 'faults' | 'leftOut' | 'items'> = {
    faults: [],
    faultCount: 0,
    leftOut: [],
    leftOutCount: 0,
    items: [],
    itemCount: 0,
  }
  known = 0

  note(note: ImportNote, example: string, count = 1): void {
    const entry = this.#notes.get(note) ?? { note, count: 0, examples: [] }
    this.#notes.set(note, entry)
    entry.count += count
    const short = example.length > EXAMPLE_LENGTH ? `${example.slice(0, EXAMPLE_LENGTH)}…` : example
    if (entry.examples.length < MAX_EXAMPLES && !entry.examples.includes(short)) entry.examples.push(short)
  }

  /** Of an item that was imported. */
  rowsOf(title: string, rows: Record<string, number>): void {
    if (Object.keys(rows).length === 0) return
    this.#said.itemCount += 1
    if (this.#said.items.length < SHOWN_ITEMS) this.#said.items.push({ title, rows })
  }

  fault(where: string, field: string | null, message: string): void {
    this.#said.faultCount += 1
    if (this.#said.faults.length < MAX_FAULTS) this.#said.faults.push({ where, field, message })
  }

  /** A fact that an imported row goes without. */
  leaveOut(fault: ImportReport['leftOut'][number]): void {
    this.#said.leftOutCount += 1
    if (this.#said.leftOut.length < MAX_FAULTS) this.#said.leftOut.push(fault)
  }

  /** Counted for each spelling of it. @param alike asked of names that are shown */
  unknownName(of: NameOf, key: string, name: string, alike: () => string[]): void {
    const id = `${of} ${key}`
    const known = this.#names.get(id)
    this.#nameIds.add(id)
    if (known) known.count += 1
    else if (this.#names.size < SHOWN_NAMES) this.#names.set(id, { of, name, count: 1, alike: alike() })
  }

  finish(made: Record<string, number>): ImportReport {
    const names = { names: [...this.#names.values()], nameCount: this.#nameIds.size }
    return { made, known: this.known, notes: [...this.#notes.values()], ...this.#said, ...names }
  }
}
