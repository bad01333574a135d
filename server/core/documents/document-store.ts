import { sql, type Insertable } from 'kysely'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { columnOf, documentFields } from '../../../contract/fields/kind.ts'
import type { Database, Db } from '../store/schema.ts'
import { among } from '../store/engine.ts'

export type NewDocument = Insertable<Database['document']>
type DocumentText = Insertable<Database['document_text']>

/** The caller stores the file. */
export async function insertDocument(db: Db, row: NewDocument): Promise<number> {
  const { id } = await db.insertInto('document').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function findDocument(db: Db, id: number) {
  return db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findDocumentByKey(db: Db, key: string) {
  return db.selectFrom('document').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function listDocuments(db: Db) {
  return db.selectFrom('document').selectAll().orderBy('id').execute()
}

/** With what is known of their texts, but not the texts themselves, which are long. */
export async function listDocumentsById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('document')
    .leftJoin('document_text', 'document_text.document_id', 'document.id')
    .leftJoin('document_first_page as first', 'first.document_id', 'document.id')
    .selectAll('document')
    .select(['document_text.state', 'document_text.pages', 'first.width', 'first.height'])
    .where(among(db, 'document.id', ids))
    .execute()
}

export async function findDocumentText(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('document_text').select('text').where('document_id', '=', id).executeTakeFirst()
  return row?.text ?? ''
}

export async function putDocumentText(tx: Db, row: DocumentText): Promise<void> {
  await tx
    .insertInto('document_text')
    .values(row)
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(row))
    .execute()
}

/** Puts the picture of its first page in place of the one before; none where there is none. */
export async function putFirstPage(
  tx: Db,
  id: number,
  page: Omit<Database['document_first_page'], 'document_id'> | undefined,
): Promise<void> {
  await tx.deleteFrom('document_first_page').where('document_id', '=', id).execute()
  if (page)
    await tx
      .insertInto('document_first_page')
      .values({ document_id: id, ...page })
      .execute()
}

export async function findFirstPage(db: Db, key: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom('document_first_page')
    .innerJoin('document', 'document.id', 'document_first_page.document_id')
    .select('webp')
    .where('document.key', '=', key)
    .executeTakeFirst()
  return row && Buffer.from(row.webp, 'base64')
}

/** Published items that offer it. */
export async function listDocumentUsers(db: Db, id: number): Promise<{ title: string }[]> {
  const parts = CONTENT_ENTITIES.map(kindOf).flatMap((kind) =>
    documentFields(kind).map(
      ([name, field]) => sql`select item.title from ${sql.table(kind.table)} as owner join content_item as item
        on item.entity = ${sql.lit(kind.entity)} and item.item_id = owner.id
        where ${sql.ref(`owner.${columnOf(name, field)}`)} = ${id}`,
    ),
  )
  return (await sql<{ title: string }>`${sql.join(parts, sql` union all `)}`.execute(db)).rows
}

export async function deleteDocument(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('document').where('id', '=', id).execute()
}
