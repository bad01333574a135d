import { sql } from 'kysely'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { columnOf, fieldsOf } from '../../contract/fields/kind.ts'
import { publicationKind } from '../../contract/publications/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  publicationDetailSchema,
  publicationListQuerySchema,
  publicationSchema,
  type Publication,
  type PublicationDetail,
} from '../../contract/publications/publication.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { notFound } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'

const declared = publicKind(publicationKind, {
  item: publicationSchema,
  detail: publicationDetailSchema.omit({ usedIn: true }),
  query: publicationListQuerySchema,
})

export const publications = { ...declared, detail: publicationDetailSchema, get: getPublication }

/** @throws ServiceError not_found */
async function getPublication(db: Db, slug: string, locale: Locale): Promise<PublicationDetail> {
  const found = await declared.find(db, slug, locale)
  if (!found) throw notFound(publicationKind.noun)
  return { ...found, usedIn: await listUsers(db, found.id, locale) }
}

/** The published items that refer to it, whatever their kind. */
async function listUsers(db: Db, id: number, locale: Locale): Promise<PublicationDetail['usedIn']> {
  const parts = CONTENT_ENTITIES.map(kindOf).flatMap((kind) =>
    fieldsOf(kind)
      .filter(([, { to, link }]) => to === publicationKind.entity && link)
      .map(([, { link }]) => {
        const { table, title, fields, entity } = kind
        const column = columnOf(title, fields[title]!)
        const textsIn = (name: string, wanted: string) =>
          sql`left join ${sql.table(`${table}_translation`)} as ${sql.ref(name)}
            on ${sql.ref(`${name}.${table}_id`)} = owner.id and ${sql.ref(`${name}.locale`)} = ${wanted}`
        return sql`select ${sql.lit(entity)} as entity, owner.slug as slug,
          coalesce(${sql.ref(`wanted.${column}`)}, ${sql.ref(`english.${column}`)}) as title
          from ${sql.table(link!.table)} as used join ${sql.table(table)} as owner
            on owner.id = ${sql.ref(`used.${table}_id`)}
          ${textsIn('english', 'en')} ${textsIn('wanted', locale)}
          where ${sql.ref(`used.${link!.column}`)} = ${id}`
      }),
  )
  const { rows } = await sql<PublicationDetail['usedIn'][number]>`${sql.join(parts, sql` union all `)}
    order by 1, 3`.execute(db)
  return rows
}

/** Those that an item offers, in its order. @param table with the links, such as project_publication */
export async function listPublicationsOf(
  db: Db,
  owner: 'project' | 'service' | 'news',
  id: number,
  locale: Locale,
): Promise<Publication[]> {
  const { rows } = await sql<{ id: number }>`select publication_id as id from ${sql.table(`${owner}_publication`)}
    where ${sql.ref(`${owner}_id`)} = ${id} order by position`.execute(db)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const found = new Map((await declared.listById(db, ids, locale)).map((one) => [one.id, one]))
  return rows.flatMap((row) => found.get(row.id) ?? [])
}
