import type { Kysely } from 'kysely'
import { ADDRESSES, type Address } from '../../contract/addresses.ts'
import { kindOf, PAGED_ENTITIES } from '../../contract/kinds/index.ts'
import type { JobHandler } from '../jobs/handler.ts'
import { isSamplePublic } from '../services/sample-content.ts'
import { findFact, replaceFact } from '../store/facts.ts'
import type { Database } from '../store/schema.ts'
import { listChangedSince } from '../store/sitemap.ts'
import { itemPath } from './item-path.ts'

/** Passes addresses on to all search engines that take part. */
const ENDPOINT = 'https://api.indexnow.org/indexnow'
const EVERY = 10 * 60_000
const TIMEOUT = 30_000
/** A change is noted at its beginning, and seen when its transaction has ended. */
const OVERLAP = 60_000
/** The protocol's limit for one call. */
const MAX_ADDRESSES = 10_000
const FACT = 'index_now_until'

export interface IndexNowParts {
  db: Kysely<Database>
  /** The site's public origin. */
  publicUrl: string
  key: string
  now?: () => Date
  endpoint?: string
}

/** The file by which the site shows that the key is its own. */
export function indexNowPath(key: string): string {
  return `/${key}.txt`
}

/**
 * Tells search engines which pages have changed since the last run (indexnow.org). The first run tells nothing: what is
 * there already is in the sitemaps.
 */
export function createIndexNowHandler(parts: IndexNowParts): JobHandler {
  const { db, publicUrl, key, now = () => new Date(), endpoint = ENDPOINT } = parts
  return {
    kind: 'index-now',
    every: EVERY,
    async run(_job, signal) {
      const startedAt = now()
      const since = await findFact(db, FACT)
      if (since !== undefined && !(await isSamplePublic(db, publicUrl))) {
        const paths = await listChangedPaths(db, since)
        if (paths.length > 0) await submit(paths, signal)
      }
      // Only now: what could not be sent is tried again.
      return {
        state: 'done',
        write: (tx) => replaceFact(tx, FACT, new Date(startedAt.getTime() - OVERLAP).toISOString()),
      }
    },
  }

  async function submit(paths: string[], signal: AbortSignal): Promise<void> {
    const { host } = new URL(publicUrl)
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host,
        key,
        keyLocation: publicUrl + indexNowPath(key),
        urlList: paths.map((path) => publicUrl + path),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`)
  }
}

/** The changed items, and the lists that show them. */
async function listChangedPaths(db: Kysely<Database>, since: string): Promise<string[]> {
  const paths: string[] = []
  for (const entity of PAGED_ENTITIES) {
    const slugs = await listChangedSince(db, kindOf(entity), since)
    const list = Object.values<Address>(ADDRESSES).find(({ lists }) => lists === entity)
    if (list && slugs.length > 0) paths.push(list.path)
    paths.push(...slugs.map((slug) => itemPath(entity, slug)))
  }
  return paths.slice(0, MAX_ADDRESSES)
}
