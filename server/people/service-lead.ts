import { sql, type AliasedRawBuilder, type Kysely, type RawBuilder } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { ServiceLead } from '../../contract/people/service-lead.ts'
import { engineOf } from '../core/store/engine.ts'
import type { Database } from '../core/store/schema.ts'

/**
 * The lead of a service, as one JSON text, for a query of what refers to the service; null for none, for a draft, without
 * a page, and for somebody who has left. @param service its id
 */
export function leadColumn(
  db: Kysely<Database>,
  service: RawBuilder<unknown>,
  { locale, today }: { locale: Locale; today: string },
): AliasedRawBuilder<string | null, 'lead'> {
  const isPostgres = engineOf(db) === 'postgres'
  const jsonObject = isPostgres ? sql`json_build_object` : sql`json_object`
  const texts = (name: string, wanted: string) =>
    sql`left join team_member_translation as ${sql.ref(name)}
      on ${sql.ref(`${name}.team_member_id`)} = person.id and ${sql.ref(`${name}.locale`)} = ${wanted}`
  return sql<string | null>`(select cast(${jsonObject}(
      'name', coalesce(lead_wanted.name, lead_english.name),
      'slug', person.slug,
      'position', coalesce(lead_wanted.position, lead_english.position, ''),
      'locale', coalesce(lead_wanted.written_in, lead_wanted.locale, lead_english.written_in, lead_english.locale)
    ) as text)
    from service as led inner join team_member as person on person.id = led.lead_id
    ${texts('lead_english', 'en')} ${texts('lead_wanted', locale)}
    where led.id = ${service} and person.consented_on is not null
      and (person.left_on is null or person.left_on >= ${today}))`.as('lead')
}

export const toLead = (json: string | null) => (json === null ? null : (JSON.parse(json) as ServiceLead))
