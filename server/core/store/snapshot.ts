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

/** The migrations of a copy, and the files that its rows name. */
async function readNamed(query: <Row>(statement: string) => Promise<Row[]>) {
  const applied = await query<{ name: string }>('select name from kysely_migration order by name')
  const pictures = 'select key, file_name, upload_hash, upload_kind from picture order by id'
  return {
    migrations: applied.map(({ name }) => name),
    pictures: await query<PictureFileRow>(pictures),
    documents: await query<DocumentFileRow>('select key, file_name from document order by id'),
    privateFiles: await query<PrivateFileRow>('select key from private_file order by key'),
  }
}

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
    return {
      engine: 'sqlite',
      at,
      ...(await readNamed(async (statement) => copy.prepare(statement).all() as never)),
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
    return {
      engine: 'postgres',
      at,
      ...(await readNamed(async (statement) => (await moment.client.query(statement)).rows as never)),
      read: () => dumpRows(moment),
      [Symbol.asyncDispose]: moment.close,
    }
  } catch (error) {
    await moment.close()
    throw error
  }
}
