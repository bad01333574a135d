import type { ImportState } from '../../../contract/transfer/import.ts'
import { sql, type Generated, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { changesRows } from '../../core/store/engine.ts'
import type { Database, Db } from '../../core/store/schema.ts'

declare module '../../core/store/schema.ts' {
  interface Database {
    import_run: {
      id: string
      format: string
      /** Of the file, for people. */
      name: string
      /** JSON. */
      options: string
      state: Exclude<ImportState, 'cancelled'>
      done: Generated<number>
      /** Null until it is counted. */
      total: number | null
      /** JSON; null until it ends. */
      report: string | null
      fault: string | null
      started_at: string
      /** While it runs: when it was last seen alive. */
      updated_at: string
      started_by: string
      /** Its state is `failed` then, until it is undone. */
      cancelled_at: string | null
    }
    /** The item that a record of another program became; a later import of the same record makes nothing. */
    import_record: {
      /** The address of the other site, or the kind of a table. */
      source: string
      kind: string
      external_id: string
      run_id: string
      entity: ContentEntity | 'picture' | 'document' | 'redirect'
      item_id: number
      /** As imported: another one was edited since. */
      version: number
      /** Of an item that was there before: what an undo restores. */
      version_before: number | null
      was_published: Generated<0 | 1>
    }
  }
}

export type ImportRun = Selectable<Database['import_run']>
export type ImportRecord = Selectable<Database['import_record']>
export type RecordKey = Pick<ImportRecord, 'source' | 'kind' | 'external_id'>

export const insertImportRun = async (db: Db, run: Insertable<Database['import_run']>): Promise<void> =>
  void (await db.insertInto('import_run').values(run).execute())

/** A cancelled one stays as it is, unless it is undone; returns whether it was changed. */
export async function updateImportRun(db: Db, id: string, changes: Updateable<Database['import_run']>) {
  const isUndone = changes.state === 'undoing' || changes.state === 'undone'
  const run = db.updateTable('import_run').set(changes).where('id', '=', id)
  return changesRows(isUndone ? run : run.where('cancelled_at', 'is', null))
}

/** Returns whether there was something to cancel. */
export async function cancelImportRun(tx: Db, id: string, at: string): Promise<boolean> {
  const run = tx.updateTable('import_run').set({ state: 'failed', cancelled_at: at, updated_at: at })
  return changesRows(run.where('id', '=', id).where('state', 'in', ['waiting', 'running']))
}

export async function findImportRun(db: Db, id: string): Promise<ImportRun | undefined> {
  return db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export async function listImportRuns(db: Db, limit: number): Promise<ImportRun[]> {
  return db.selectFrom('import_run').selectAll().orderBy('started_at', 'desc').orderBy('id').limit(limit).execute()
}

const hasKey = ({ source, kind, external_id }: RecordKey) =>
  sql<SqlBool>`source = ${source} and kind = ${kind} and external_id = ${external_id}`

export async function findImportRecord(db: Db, key: RecordKey): Promise<ImportRecord | undefined> {
  return db.selectFrom('import_record').selectAll().where(hasKey(key)).executeTakeFirst()
}

/** Remembers what a record has become; without more, something new that was not published. Replaces one whose item is gone. */
export async function recordMade(
  tx: Db,
  { runId }: { runId: string },
  key: RecordKey,
  made: Pick<ImportRecord, 'entity' | 'item_id'> & Partial<ImportRecord>,
): Promise<void> {
  const record = { ...key, run_id: runId, version: 1, version_before: null, was_published: 0 as const, ...made }
  await tx
    .insertInto('import_record')
    .values(record)
    .onConflict((conflict) => conflict.columns(['source', 'kind', 'external_id']).doUpdateSet(record))
    .execute()
}

export async function listImportRecords(db: Db, runId: string, entity: ImportRecord['entity']) {
  return db
    .selectFrom('import_record')
    .selectAll()
    .where('run_id', '=', runId)
    .where('entity', '=', entity)
    .orderBy('item_id', 'desc')
    .execute()
}

export async function countImportRecords(db: Db, runId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('import_record')
    .select('entity')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('run_id', '=', runId)
    .groupBy('entity')
    .execute()
  return Object.fromEntries(rows.map(({ entity, rows: count }) => [entity, Number(count)]))
}

export async function deleteImportRecord(tx: Db, key: RecordKey): Promise<void> {
  await tx.deleteFrom('import_record').where(hasKey(key)).execute()
}

/** Every title of the items outside the trash, with its item. */
export async function listItemNames(db: Db, entity: ContentEntity): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('content_item')
    .select(['item_id as id', 'title', 'titles'])
    .where('entity', '=', entity)
    .where('state', '!=', 'trash')
    .orderBy('item_id')
    .execute()
  return rows.flatMap(({ id, title, titles }) =>
    [title, ...Object.values(JSON.parse(titles) as Record<string, string>)].map((name) => ({ id, name })),
  )
}

/** Ids of items outside the trash by their slug, or else by their exact title. */
export async function findItemsNamed(db: Db, entity: ContentEntity, name: string): Promise<number[]> {
  const items = db.selectFrom('content_item').select(['item_id as id', 'slug']).where('entity', '=', entity)
  const found = await items
    .where((eb) => eb.or({ slug: name, sort_title: name.toLowerCase() }))
    .where('state', '!=', 'trash')
    .execute()
  const bySlug = found.filter(({ slug }) => slug === name)
  return (bySlug.length > 0 ? bySlug : found).map(({ id }) => id)
}
