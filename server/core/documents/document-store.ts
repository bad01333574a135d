import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'

export type NewDocument = Insertable<Database['document']>

/** The caller stores the file. */
export async function insertDocument(db: Kysely<Database>, row: NewDocument): Promise<number> {
  const { id } = await db.insertInto('document').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function findDocument(db: Kysely<Database>, id: number) {
  return db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findDocumentByKey(db: Kysely<Database>, key: string) {
  return db.selectFrom('document').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function listDocuments(db: Kysely<Database>) {
  return db.selectFrom('document').selectAll().orderBy('id').execute()
}

export async function deleteDocument(tx: Kysely<Database>, id: number): Promise<void> {
  await tx.deleteFrom('document').where('id', '=', id).execute()
}
