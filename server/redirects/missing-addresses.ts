import { sql, type Insertable, type SqlBool } from 'kysely'
import type { ListAnswer } from '../../contract/list.ts'
import type { MissingAddress, MissingAddressListQuery } from '../../contract/redirects/redirect.ts'
import { normalAddress } from '../../contract/redirects/redirect-address.ts'
import { ago, DAY, SECOND } from '../core/process/durations.ts'
import type { Log } from '../core/process/log.ts'
import { countRows, EVERY_ROW, readPage } from '../core/store/paging.ts'
import type { Db, Database } from '../core/store/schema.ts'

/** One write for all requests of this time, however many there are. */
const FLUSH_AFTER = 5 * SECOND
const MAX_PENDING = 200
const MAX_KEPT = 1000
const KEPT_DAYS = 90
const MAX_PATH_LENGTH = 300

interface Pending {
  requests: number
  referrer_host: string | null
}

export type MissingAddressRecorder = ReturnType<typeof createMissingAddressRecorder>

/**
 * Counts requests for addresses without a page. No query, network address or whole referrer is stored, and no path with
 * an `@`, which may be an e-mail address. Memory and table are bounded.
 */
export function createMissingAddressRecorder({
  db,
  log,
  now = () => new Date(),
}: {
  db: Db
  log: Log
  now?: () => Date
}) {
  let pending = new Map<string, Pending>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (pending.size === 0) return
    const noted = pending
    pending = new Map()
    const rows = Array.from(noted, ([path, each]) => ({ path, last_seen: now().toISOString(), ...each }))
    const bounds = { most: MAX_KEPT, before: ago(now(), KEPT_DAYS * DAY) }
    await db.transaction().execute((tx) => addMissingAddresses(tx, rows, bounds))
  }

  return {
    /** @param referrer the `Referer` header */
    note(url: URL, referrer: string | undefined): void {
      const { path } = normalAddress(url.pathname)
      if (path.length > MAX_PATH_LENGTH || path.includes('@')) return
      const known = pending.get(path)
      if (!known && pending.size >= MAX_PENDING) return
      const host = hostOf(referrer)
      pending.set(path, {
        requests: (known?.requests ?? 0) + 1,
        referrer_host: host === undefined || host === url.host ? (known?.referrer_host ?? null) : host,
      })
      timer ??= setTimeout(
        () => void flush().catch((error: unknown) => log.error('Missing addresses could not be noted', error)),
        FLUSH_AFTER,
      ).unref()
    },
    /** Writes what was noted; it also runs by itself. */
    flush,
  }
}

/** Those without a redirect, the most requested first. */
export async function listAllMissingAddresses(
  db: Db,
  query: MissingAddressListQuery,
): Promise<ListAnswer<MissingAddress>> {
  const found = selectWithoutRedirect(db)
    .select(['path', 'requests', 'last_seen as lastSeen', 'referrer_host as referrerHost'])
    .orderBy('requests', 'desc')
    .orderBy('last_seen', 'desc')
    .orderBy('path')
  return readPage(found, query)
}

function hostOf(referrer: string | undefined): string | undefined {
  return (referrer && URL.parse(referrer)?.host) || undefined
}

type Row = Insertable<Database['missing_address']>

/**
 * Adds requests for addresses without a page. Of too many addresses, those with the fewest requests are forgotten.
 * @param before older addresses are forgotten too; UTC ISO
 */
async function addMissingAddresses(
  tx: Db,
  rows: Row[],
  { most, before }: { most: number; before: string },
): Promise<void> {
  await tx
    .insertInto('missing_address')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        requests: eb('missing_address.requests', '+', eb.ref('excluded.requests')),
        last_seen: eb.ref('excluded.last_seen'),
        referrer_host: eb.fn.coalesce('excluded.referrer_host', 'missing_address.referrer_host'),
      })),
    )
    .execute()
  const excess = tx
    .selectFrom('missing_address')
    .select('path')
    .orderBy('requests', 'desc')
    .orderBy('last_seen', 'desc')
    .orderBy('path')
    .limit(EVERY_ROW.limit)
    .offset(most)
  await tx
    .deleteFrom('missing_address')
    .where((eb) => eb.or([eb('last_seen', '<', before), eb('path', 'in', excess)]))
    .execute()
}

/** Those that links of other sites lead to: what programs guess has no such link. */
export async function countMissedLinks(db: Db): Promise<number> {
  return countRows(selectWithoutRedirect(db).where('referrer_host', 'is not', null))
}

function selectWithoutRedirect(db: Db) {
  return db
    .selectFrom('missing_address')
    .where(sql<SqlBool>`not exists (select 1 from redirect where from_path = missing_address.path)`)
}
