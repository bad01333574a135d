import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely'
import { CERTIFICATE_TYPES } from '../../contract/kinds/certificate.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'
import type { Slice } from './slice.ts'
import { answeredLocale } from './translation.ts'

export interface CertificateFilter {
  /** Those that are still valid on this day. */
  validOn?: string | undefined
}

export async function countCertificates(db: Kysely<Database>, filter: CertificateFilter): Promise<number> {
  const { rows } = await db
    .selectFrom('certificate')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where(certificateMatches(filter))
    .executeTakeFirstOrThrow()
  return rows
}

/** By kind, in the order of their declaration. */
export async function listCertificates(
  db: Kysely<Database>,
  filter: CertificateFilter,
  locale: Locale,
  { limit, offset }: Slice,
) {
  return db
    .selectFrom('certificate')
    .leftJoin('certificate_translation as english', (join) =>
      join.onRef('english.certificate_id', '=', 'certificate.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('certificate_translation as wanted', (join) =>
      join.onRef('wanted.certificate_id', '=', 'certificate.id').on('wanted.locale', '=', locale),
    )
    .select([
      'certificate.id',
      'certificate.kind',
      'certificate.number',
      'certificate.issued_on',
      'certificate.valid_until',
      'certificate.picture_id',
    ])
    .select((eb) => [
      eb.fn.coalesce('wanted.title', 'english.title').$notNull().as('title'),
      eb.fn.coalesce('wanted.issuer', 'english.issuer').as('issuer'),
      eb.fn.coalesce('wanted.scope', 'english.scope').as('scope'),
      answeredLocale,
    ])
    .where(certificateMatches(filter))
    .orderBy((eb) =>
      CERTIFICATE_TYPES.reduce(
        (cases, { value }, place) => cases.when('certificate.kind', '=', value).then(place),
        eb.case().when('certificate.kind', '=', CERTIFICATE_TYPES[0].value).then(0),
      ).end(),
    )
    .orderBy('certificate.sort_order')
    .orderBy('certificate.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

function certificateMatches({ validOn }: CertificateFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'certificate'>()
  if (validOn === undefined) return eb.and([])
  return eb.or([eb('certificate.valid_until', 'is', null), eb('certificate.valid_until', '>=', validOn)])
}
