import { sql } from 'kysely'
import type { Field } from '../../contract/fields/field.ts'
import { columnOf, pictureFields, type Kind } from '../../contract/fields/kind.ts'
import { SEARCH_ENGINE_FIELDS } from '../../contract/fields/search-engine-fields.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import type { Locale } from '../../contract/locale.ts'
import { matches } from '../core/content/store/public-rows.ts'
import type { Db } from '../core/store/schema.ts'
import type { Slice } from '../core/store/paging.ts'

/** Without those hidden from search engines. By id, so that an item stays in its part of the sitemap. */
export async function listSitemapRows(db: Db, kind: Kind, slice: Slice) {
  const rows = await selectListed(db, kind)
    .select(['id', 'slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  if (rows.length === 0) return []
  const pictures: { id: number; picture: number }[] = []
  for (const [name, field] of pictureFields(kind)) {
    // Not of the page, but for shared links; a logo is hardly the picture of a page.
    if (name in SEARCH_ENGINE_FIELDS || name === 'logoId') continue
    pictures.push(...(await listPictures(db, kind, field, { name, first: rows[0]!.id, last: rows.at(-1)!.id })))
  }
  const picturesOf = Map.groupBy(pictures, ({ id }) => id)
  return rows.map((row) => ({ ...row, pictureIds: (picturesOf.get(row.id) ?? []).map(({ picture }) => picture) }))
}

async function listPictures(
  db: Db,
  { table }: Kind,
  field: Field,
  { name, first, last }: { name: string; first: number; last: number },
) {
  const [from, column, owner] = field.link
    ? [field.link.table, field.link.column, `${table}_id`]
    : [table, columnOf(name, field), 'id']
  const { rows } = await sql<{ id: number; picture: number }>`
    select ${sql.ref(owner)} as id, ${sql.ref(column)} as picture from ${sql.table(from)}
    where ${sql.ref(owner)} between ${first} and ${last} and ${sql.ref(column)} is not null
    order by ${sql.ref(owner)}${field.link ? sql`, position` : sql``}`.execute(db)
  return rows
}

/** The last change of each part. */
export async function listPartChanges(db: Db, kind: Kind, size: number): Promise<string[]> {
  const changes: string[] = []
  for (let offset = 0; ; offset += size) {
    const rows = selectListed(db, kind).select(['id', 'updated_at']).orderBy('id').limit(size).offset(offset)
    const { changed } = await db
      .selectFrom(rows.as('part'))
      .select((eb) => eb.fn.max<string | null>('part.updated_at').as('changed'))
      .executeTakeFirstOrThrow()
    if (changed === null) return changes
    changes.push(changed)
  }
}

/** Undefined for an empty list. */
export async function lastChange(db: Db, kind: Kind): Promise<string | undefined> {
  const { changed } = await selectPublished(db, kind)
    .select((eb) => eb.fn.max<string | null>('updated_at').as('changed'))
    .executeTakeFirstOrThrow()
  return changed ?? undefined
}

export async function listTranslated(
  db: Db,
  { table }: Kind,
  ids: readonly number[],
  locale: Locale,
): Promise<Set<number>> {
  const id = sql.ref(`${table}_id`)
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${sql.table(`${table}_translation`)}
    where locale = ${locale} and written_in is null and ${id} between ${Math.min(...ids)} and ${Math.max(...ids)}`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}

/** The tables of kinds are known at run time; those here have these columns. */
function selectPublished(db: Db, { table }: Kind) {
  const rows = db.selectFrom(table as 'news')
  return table === 'news' ? rows.where('status', '=', '1') : rows
}

/** Of clients, those with projects: the page of another says nothing yet. It changes with its projects. */
function selectPaged(db: Db, kind: Kind) {
  if (kind.table !== 'client') return selectPublished(db, kind)
  const pages = db
    .selectFrom('client')
    .innerJoin('project', 'project.client_id', 'client.id')
    .select(['client.id', 'client.slug'])
    .select(
      sql<string>`max(case when project.updated_at > client.updated_at then project.updated_at else client.updated_at end)`.as(
        'updated_at',
      ),
    )
    .groupBy(['client.id', 'client.slug'])
  return db.selectFrom(pages.as('page')) as unknown as ReturnType<typeof selectPublished>
}

/** Of a kind whose items need consent to their pages, those that have it and are still valid. */
function selectListed(db: Db, kind: Kind) {
  const pages = selectPaged(db, kind).where(matches(db, kind, { isPaged: true, validOn: nepalDay(new Date()) }))
  return 'hiddenFromSearch' in kind.fields ? pages.where('hidden_from_search', '=', 0) : pages
}
