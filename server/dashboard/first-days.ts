import type { Kysely } from 'kysely'
import type { FirstDays } from '../../contract/content/content.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { ago, DAY } from '../core/process/durations.ts'
import type { Database } from '../core/store/schema.ts'

/** How long somebody is new, in milliseconds. */
const FIRST_DAYS = 14 * DAY

/** What somebody new has done already, by the audit log; null for others. */
export async function findFirstDays(db: Kysely<Database>, staffId: string, now: Date): Promise<FirstDays | null> {
  const account = await db
    .selectFrom('staff_user')
    .select(['two_factor_enabled'])
    .where('id', '=', staffId)
    .where('created_at', '>', ago(now, FIRST_DAYS))
    .executeTakeFirst()
  if (!account) return null
  const [actions, published] = await Promise.all([
    db
      .selectFrom('audit_entry')
      .select(['action', 'entity'])
      .distinct()
      .where('staff_id', '=', staffId)
      .where('action', 'in', ['create', 'update', 'publish', 'add-passkey'])
      .execute(),
    // Publishing what is new is one action, called create.
    db
      .selectFrom('content_item')
      .select('item_id')
      .where('published_version', 'is not', null)
      .where(({ exists, selectFrom, cast, ref }) =>
        exists(
          selectFrom('audit_entry')
            .select('id')
            .where('staff_id', '=', staffId)
            .whereRef('audit_entry.entity', '=', 'content_item.entity')
            .where('audit_entry.entity_id', '=', cast<string>(ref('content_item.item_id'), 'text')),
        ),
      )
      .limit(1)
      .execute(),
  ])
  return {
    secured: account.two_factor_enabled === 1 || actions.some(({ action }) => action === 'add-passkey'),
    drafted: actions.some(({ entity }) => isContentEntity(entity)),
    published: published.length > 0,
    pictured: actions.some(({ entity }) => entity === 'picture'),
  }
}

const isContentEntity = (entity: string) => CONTENT_ENTITIES.some((known) => known === entity)
