import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Selectable } from 'kysely'
import type { Engine } from './engine.ts'
import type { Database } from './schema.ts'
import { copySqliteFile } from './sqlite.ts'
import { STORE_FILE } from './store.ts'

export interface StorePlace {
  dataDir: string
  /** Undefined: SQLite. */
  databaseUrl?: string | undefined
}

export type PictureFileRow = Pick<Selectable<Database['picture']>, 'key' | 'file_name' | 'upload_hash' | 'upload_kind'>
type DocumentFileRow = Pick<Selectable<Database['document']>, 'key' | 'file_name'>
type PrivateFileRow = Pick<Database['private_file'], 'key'>

/** The store at one moment; writers do not wait for it. */
export interface StoreSnapshot extends AsyncDisposable {
  engine: Engine
  /** Every write that was acknowledged before this time is in it. */
  at: string
  migrations: string[]
  pictures: PictureFileRow[]
  documents: DocumentFileRow[]
  privateFiles: PrivateFileRow[]
  /** A SQLite file, or the rows of a Postgres database as text. To be read once. */
  read(): AsyncIterable<Buffer | string>
}

const MIGRATIONS = 'select name from kysely_migration order by name'
const PICTURES = 'select key, file_name, upload_hash, upload_kind from picture order by id'
const DOCUMENTS = 'select key, file_name from document order by id'
const PRIVATE_FILES = 'select key from private_file order by key'

/** @param scratch a new file that this may write until it is closed */
export function takeSnapshot({ dataDir, databaseUrl }: StorePlace, scratch: string): Promise<StoreSnapshot> {
  return databaseUrl === undefined ? copySqlite(join(dataDir, STORE_FILE), scratch) : openPostgres(databaseUrl)
}

/** Blocks this process while it copies. */
async function copySqlite(path: string, scratch: string): Promise<StoreSnapshot> {
  const at = new Date().toISOString()
  const close = () => rm(scratch, { force: true })
  try {
    copySqliteFile(path, scratch)
    using copy = new DatabaseSync(scratch, { readOnly: true })
    const applied = copy.prepare(MIGRATIONS).all() as { name: string }[]
    return {
      engine: 'sqlite',
      at,
      migrations: applied.map(({ name }) => name),
      pictures: copy.prepare(PICTURES).all() as unknown as PictureFileRow[],
      documents: copy.prepare(DOCUMENTS).all() as unknown as DocumentFileRow[],
      privateFiles: copy.prepare(PRIVATE_FILES).all() as unknown as PrivateFileRow[],
      read: () => createReadStream(scratch),
      [Symbol.asyncDispose]: close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function openPostgres(databaseUrl: string): Promise<StoreSnapshot> {
  const { dumpRows, openPgMoment } = await import('./postgres-rows.ts')
  const at = new Date().toISOString()
  const moment = await openPgMoment(databaseUrl)
  try {
    const { rows: applied } = await moment.client.query<{ name: string }>(MIGRATIONS)
    const { rows: pictures } = await moment.client.query<PictureFileRow>(PICTURES)
    const { rows: documents } = await moment.client.query<DocumentFileRow>(DOCUMENTS)
    const { rows: privateFiles } = await moment.client.query<PrivateFileRow>(PRIVATE_FILES)
    return {
      engine: 'postgres',
      at,
      migrations: applied.map(({ name }) => name),
      pictures,
      documents,
      privateFiles,
      read: () => dumpRows(moment),
      [Symbol.asyncDispose]: moment.close,
    }
  } catch (error) {
    await moment.close()
    throw error
  }
}
