import { sql, type Kysely } from 'kysely'
import type { SetUpStep } from '../../contract/set-up-steps.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Database } from '../core/store/schema.ts'

/** Whether visitors see the firm's name with a contact, a service, a project with a picture, a person, and a text. */
export async function findSetUpSteps(db: Kysely<Database>): Promise<Record<SetUpStep, boolean>> {
  const isThere = (rows: ReturnType<typeof sql>) => sql<number>`case when exists(${rows}) then 1 else 0 end`
  const setting = (keys: string[]) =>
    sql`select 1 from setting where key in (${sql.join(keys)}) and locale = ${DEFAULT_LOCALE} and value not in ('""', '[]')`
  const found = await db
    .selectNoFrom([
      isThere(setting(['name'])).as('name'),
      isThere(setting(['phones', 'email'])).as('contact'),
      isThere(sql`select 1 from service`).as('service'),
      isThere(sql`select 1 from project_picture`).as('project'),
      isThere(sql`select 1 from team_member`).as('team'),
      isThere(sql`select 1 from page_translation where body <> ''`).as('text'),
    ])
    .executeTakeFirstOrThrow()
  return {
    firm: found.name + found.contact === 2,
    service: found.service === 1,
    project: found.project === 1,
    team: found.team === 1,
    text: found.text === 1,
  }
}
