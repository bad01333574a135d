import type { Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'
import type { Slice } from './slice.ts'
import { answeredLocale } from './translation.ts'

export async function countPartners(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom('partner')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

export async function listPartners(db: Kysely<Database>, locale: Locale, { limit, offset }: Slice) {
  return db
    .selectFrom('partner')
    .leftJoin('partner_translation as english', (join) =>
      join.onRef('english.partner_id', '=', 'partner.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('partner_translation as wanted', (join) =>
      join.onRef('wanted.partner_id', '=', 'partner.id').on('wanted.locale', '=', locale),
    )
    .select(['partner.id', 'partner.acronym', 'partner.link', 'partner.logo_picture_id', 'partner.is_international'])
    .select((eb) => [eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'), answeredLocale])
    .orderBy('partner.is_international')
    .orderBy('partner.sort_order')
    .orderBy('partner.id')
    .limit(limit)
    .offset(offset)
    .execute()
}
