import type { Db } from '../core/store/schema.ts'

interface KeptTextTables {
  kept_text: KeptTextTable
}

/** A text that stays one. */
interface KeptTextTable {
  project_id: number
  text_key: string
  kept_at: string
  kept_by: string
}

declare module '../core/store/schema.ts' {
  interface Database extends KeptTextTables {}
}

const KINDS_READ = ['projects', 'firms', 'services'] as const

/** Another one after each change of what texts and rows are read from. */
export async function readState(db: Db): Promise<string> {
  const items = await db
    .selectFrom('content_item')
    .select((eb) => [
      'entity',
      'state',
      eb.fn.countAll<number>().as('items'),
      eb.fn.sum<number>('version').as('versions'),
      eb.fn.max('updated_at').as('last'),
    ])
    .where('entity', 'in', KINDS_READ)
    .groupBy(['entity', 'state'])
    .orderBy('entity')
    .orderBy('state')
    .execute()
  const kept = await db
    .selectFrom('kept_text')
    .select((eb) => [eb.fn.countAll<number>().as('texts'), eb.fn.max('kept_at').as('last')])
    .execute()
  return JSON.stringify([items, kept])
}

/** Names of what is published and projects may refer to, in every language. */
export async function listNames(db: Db, entity: 'firms' | 'services'): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('content_item')
    .select(['item_id as id', 'title', 'titles'])
    .where('entity', '=', entity)
    .where('state', '=', 'published')
    .orderBy('item_id')
    .execute()
  return rows.flatMap(({ id, title, titles }) =>
    [title, ...Object.values(JSON.parse(titles) as Record<string, string>)].map((name) => ({ id, name })),
  )
}

export async function listKeptTexts(db: Db): Promise<{ project_id: number; text_key: string }[]> {
  return db.selectFrom('kept_text').select(['project_id', 'text_key']).execute()
}

export async function insertKeptText(tx: Db, text: KeptTextTable): Promise<void> {
  await tx
    .insertInto('kept_text')
    .values(text)
    .onConflict((on) => on.columns(['project_id', 'text_key']).doNothing())
    .execute()
}
