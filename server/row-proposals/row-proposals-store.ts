import type { Kysely } from 'kysely'
import { projectKind } from '../../contract/kinds/project.ts'
import { parseDocument } from '../core/content/columns.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import type { Database } from '../core/store/schema.ts'

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

export interface NewestProject {
  id: number
  title: string
  titles: string
  version: number
  document: ContentDocument
}

/** Read at once, so that others do not wait for all. */
const PART = 200

/** The newest version of each project outside the trash, by id. @param only this one */
export async function* listNewestProjects(db: Kysely<Database>, only?: number): AsyncGenerator<NewestProject> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('content_item as item')
      .innerJoin('content_version as version', (join) =>
        join
          .onRef('version.entity', '=', 'item.entity')
          .onRef('version.item_id', '=', 'item.item_id')
          .onRef('version.number', '=', 'item.version'),
      )
      .select(['item.item_id as id', 'item.title', 'item.titles', 'item.version', 'version.document'])
      .where('item.entity', '=', 'projects')
      .where('item.state', '!=', 'trash')
      .where('item.item_id', '>', after)
      .$if(only !== undefined, (query) => query.where('item.item_id', '=', only!))
      .orderBy('item.item_id')
      .limit(PART)
      .execute()
    for (const row of rows) yield { ...row, document: parseDocument(projectKind, row.document) }
    if (rows.length < PART) return
    after = rows.at(-1)!.id
  }
}

/** Names of what is published and projects may refer to, in every language. */
export async function listNames(
  db: Kysely<Database>,
  entity: 'firms' | 'services',
): Promise<{ id: number; name: string }[]> {
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

export async function listKeptTexts(db: Kysely<Database>): Promise<{ project_id: number; text_key: string }[]> {
  return db.selectFrom('kept_text').select(['project_id', 'text_key']).execute()
}

export async function insertKeptText(tx: Kysely<Database>, text: KeptTextTable): Promise<void> {
  await tx
    .insertInto('kept_text')
    .values(text)
    .onConflict((on) => on.columns(['project_id', 'text_key']).doNothing())
    .execute()
}
