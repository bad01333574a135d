import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { FirstDays } from '../../contract/content/content.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { ago, DAY } from '../core/process/durations.ts'
import type { Database } from '../core/store/schema.ts'

/** How long somebody is new, in milliseconds. */
const FIRST_DAYS = 14 * DAY

/** What somebody new has done already, by the audit log; null for others. */
export async function findFirstDays(db: Kysely<Database>, staffId: string, now: Date): Promise<FirstDays | null> {
  const own = (eb: ExpressionBuilder<Database, 'staff_user'>) =>
    eb.selectFrom('audit_entry').select('audit_entry.id').where('staff_id', '=', staffId).limit(1)
  const found = await db
    .selectFrom('staff_user')
    .select((eb) => [
      'two_factor_enabled as authenticator',
      own(eb).where('action', '=', 'add-passkey').as('passkey'),
      own(eb).where('entity', 'in', CONTENT_ENTITIES).as('draft'),
      own(eb).where('entity', '=', 'picture').as('picture'),
      // Publishing what is new is one action, called create.
      own(eb)
        .innerJoin('content_item', (join) =>
          join
            .onRef('audit_entry.entity', '=', 'content_item.entity')
            .on('audit_entry.entity_id', '=', sql<string>`cast(content_item.item_id as text)`),
        )
        .where('published_version', 'is not', null)
        .as('published'),
    ])
    .where('id', '=', staffId)
    .where('created_at', '>', ago(now, FIRST_DAYS))
    .executeTakeFirst()
  if (!found) return null
  return {
    secured: found.authenticator === 1 || found.passkey !== null,
    drafted: found.draft !== null,
    published: found.published !== null,
    pictured: found.picture !== null,
  }
}
