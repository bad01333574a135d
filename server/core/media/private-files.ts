import { randomUUID } from 'node:crypto'
import type { Database, Db } from '../store/schema.ts'
import { among } from '../store/engine.ts'
import { HOUR } from '../process/durations.ts'
import type { MediaStore } from './media-store.ts'
import { cancelDeletion, queueDeletion } from './unnamed-files.ts'

/** Files that only staff get, by calls of the API: no address serves them. */
export type PrivateFile = Database['private_file']

/** In the store. */
export const privatePath = (key: string): string => `private/${key}`

/** Stores a local file for a row to come: without one, it is deleted after `wait`. @param wait at most two days @returns its key */
export async function adoptPrivateFile(
  db: Db,
  media: MediaStore,
  path: string,
  now: Date,
  wait = HOUR,
): Promise<string> {
  const key = randomUUID()
  await queueDeletion(db, [privatePath(key)], now, wait)
  await media.adopt(privatePath(key), path)
  return key
}

/** In the transaction that adds what they belong to. */
export async function insertPrivateFiles(tx: Db, rows: PrivateFile[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insertInto('private_file').values(rows).execute()
  await cancelDeletion(
    tx,
    rows.map(({ key }) => privatePath(key)),
  )
}

export function listPrivateFiles(db: Db, about: string[]): Promise<PrivateFile[]> {
  return db
    .selectFrom('private_file')
    .selectAll()
    .where(among(db, 'about', about))
    .orderBy('about')
    .orderBy('name')
    .execute()
}

/**
 * In the transaction that deletes what they belong to, or takes them from it. @param values of the column `by`
 * @returns their paths, for `deleteUnnamed` after the commit
 */
export async function deletePrivateFiles(
  tx: Db,
  values: string[],
  now: Date,
  by: 'about' | 'key' = 'about',
): Promise<string[]> {
  const gone = await tx
    .deleteFrom('private_file')
    .where(among(tx, by, values))
    .returning('key')
    .execute()
  const paths = gone.map(({ key }) => privatePath(key))
  await queueDeletion(tx, paths, now)
  return paths
}
