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
import { inOrder } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'
import { joinTexts } from '../core/store/translation.ts'

const declared = publicKind(publicationKind, {
  item: publicationSchema,
  detail: publicationDetailSchema.omit({ usedIn: true }),
  query: publicationListQuerySchema,
})

export const publications = { ...declared, detail: publicationDetailSchema, get: getPublication }

/** @throws ServiceError not_found */
async function getPublication(db: Db, slug: string, locale: Locale): Promise<PublicationDetail> {
  const found = await declared.get(db, slug, locale)
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
        return sql`select ${sql.lit(entity)} as entity, owner.slug as slug,
          coalesce(${sql.ref(`wanted.${column}`)}, ${sql.ref(`english.${column}`)}) as title
          from ${sql.table(link!.table)} as used join ${sql.table(table)} as owner
            on owner.id = ${sql.ref(`used.${table}_id`)}
          ${joinTexts(table, 'owner', locale)}
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
  const ids = rows.map((row) => row.id)
  return inOrder(ids, await declared.listById(db, ids, locale))
}
