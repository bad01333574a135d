import type { Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { publishedLocales } from './published-locales.ts'
import type { Database } from './schema.ts'
import type { Slice } from './slice.ts'
import { answeredLocale } from './translation.ts'

export type ClientRow = Awaited<ReturnType<typeof listClients>>[number]

export async function countClients(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom('client')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

export async function listClients(db: Kysely<Database>, locale: Locale, { limit, offset }: Slice) {
  return selectClients(db, locale)
    .orderBy('client.sort_order')
    .orderBy('client.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function findClientBySlug(db: Kysely<Database>, slug: string, locale: Locale) {
  return selectClients(db, locale)
    .select(publishedLocales(db, 'client'))
    .where('client.slug', '=', slug)
    .executeTakeFirst()
}

function selectClients(db: Kysely<Database>, locale: Locale) {
  return db
    .selectFrom('client')
    .leftJoin('client_translation as english', (join) =>
      join.onRef('english.client_id', '=', 'client.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('client_translation as wanted', (join) =>
      join.onRef('wanted.client_id', '=', 'client.id').on('wanted.locale', '=', locale),
    )
    .select(['client.id', 'client.slug', 'client.kind', 'client.link', 'client.logo_picture_id'])
    .select((eb) => [
      eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'),
      answeredLocale,
      eb
        .selectFrom('project')
        .whereRef('project.client_id', '=', 'client.id')
        .select((inner) => inner.fn.countAll<number>().as('projects'))
        .$asScalar()
        .$notNull()
        .as('project_count'),
    ])
}
