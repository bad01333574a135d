import type { Kysely } from 'kysely'
import { listPictures } from '../store/pictures.ts'
import { raiseContentRevision } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'
import { note, type Actor, type Deed } from './audit.ts'
import { invalid, ServiceError } from './service-error.ts'

/** What staff write content with. */
export interface WritingDesk {
  db: Kysely<Database>
  actor: Actor
  now: () => Date
}

/**
 * One write to content: all of it or nothing, with the content's revision raised, and noted in the audit log. The revision
 * comes first: its row is what makes writers wait for each other on Postgres, so that a slug which is free stays free until
 * it is taken.
 * @param write gets the transaction and its time; gives what is answered, and what was done
 */
export function writeContent<Result>(
  { db, actor, now }: WritingDesk,
  write: (tx: Kysely<Database>, at: string) => Promise<{ result: Result; deed: Deed }>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await raiseContentRevision(tx)
    const time = now()
    const { result, deed } = await write(tx, time.toISOString())
    await note(tx, actor, time, deed)
    return result
  })
}

/** @throws ServiceError conflict when somebody else has changed it since the writer saw it */
export function refuseStale(current: { version: number }, seen: number | undefined): void {
  if (seen === undefined || seen === current.version) return
  throw new ServiceError('conflict', 'Somebody else has changed this since you opened it: load it again, and look at both')
}

/** @throws ServiceError invalid when there is no such picture */
export async function requirePicture(tx: Kysely<Database>, field: string, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  if ((await listPictures(tx, [id], 'en')).length === 0) throw invalid({ [field]: 'This picture is not there any more' })
}

const SLUG_LENGTH = 80

/**
 * Makes a slug of an English title: that of 'The office has moved' is the-office-has-moved, and of a second such title
 * the-office-has-moved-2.
 * @param fallback for a title without a letter or digit that a slug can have
 */
export async function chooseSlug(title: string, fallback: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}|['’]/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const short = words.length > SLUG_LENGTH ? words.slice(0, SLUG_LENGTH + 1).replace(/-?[^-]*$/, '') || words.slice(0, SLUG_LENGTH) : words
  const first = short || fallback
  let slug = first
  for (let number = 2; await isTaken(slug); number += 1) slug = `${first}-${number}`
  return slug
}
