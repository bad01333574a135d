import { mkdir, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { Migration } from 'kysely/migration'
import { CompiledQuery, sql, Kysely } from 'kysely'
import pg from 'pg'
import { renameDurably } from '../process/durable-files.ts'
import { createTablesOf, lockMigrations } from './migrate.ts'
import { watchPostgres } from './postgres-watch.ts'
import { PgDialect } from './postgres.ts'
import {
  APPLIED,
  BATCH,
  loadLines,
  writeHeading,
  type IdentityHeading,
  type LoadOptions,
  type RowWriter,
  type TableHeading,
} from './row-lines.ts'
import type { Database, Db } from './schema.ts'
import { OperatorError } from '../process/operator-error.ts'

export class DatabaseNotEmptyError extends OperatorError {
  override name = 'DatabaseNotEmptyError'
}

type PgMoment = Awaited<ReturnType<typeof openPgMoment>>

/** A client that sees one moment of the database: repeatable read, read only. */
export async function openPgMoment(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, options: '-c jit=off' })
  // An error of the connection is also that of the next statement.
  client.on('error', () => {})
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  const close = () => client.end()
  return { client, close, [Symbol.asyncDispose]: close }
}

type Query = <Row>(statement: string, parameters?: unknown[]) => Promise<Row[]>

/** All rows of all tables, as lines of text that `loadRows` reads. Needs no program of Postgres. */
export const dumpRows = (moment: PgMoment): AsyncGenerator<string> => dump(queryOf(moment))

/** @param query in one transaction */
async function* dump(query: Query): AsyncGenerator<string> {
  const tables = await query<TableHeading>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname <> $1, c.relname`,
    [APPLIED],
  )
  for (const { table, columns } of tables) {
    yield writeHeading({ table, columns })
    await query(
      `declare backup no scroll cursor for select row_to_json(t)::text as row from ${pg.escapeIdentifier(table)} t`,
    )
    for (;;) {
      const rows = await query<{ row: string }>(`fetch ${BATCH} from backup`)
      if (rows.length === 0) break
      yield rows.map(({ row }) => `${row}\n`).join('')
    }
    await query('close backup')
  }
  const identities = await query<IdentityHeading>(
    `select owner.relname as identity, a.attname as column, s.last_value::text as last
       from pg_sequences s join pg_class c on c.relname = s.sequencename and c.relnamespace = current_schema()::regnamespace
       join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('i', 'a')
       join pg_class owner on owner.oid = d.refobjid
       join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where s.schemaname = current_schema() and s.last_value is not null order by owner.relname`,
  )
  for (const identity of identities) yield writeHeading(identity)
}

interface LoadRowsOptions extends LoadOptions {
  databaseUrl: string
  /** Pictures get their variants again. */
  forgetsVariants?: boolean
}

/**
 * Fills an empty database with the lines of `dumpRows`, in one transaction.
 * @throws DatabaseNotEmptyError, StoreVersionError for rows of a newer program
 */
export async function loadRows({
  databaseUrl,
  lines,
  migrations,
  isReplaced = false,
  forgetsVariants = false,
  verify,
}: LoadRowsOptions): Promise<void> {
  using watch = watchPostgres(databaseUrl, { info() {}, error() {} })
  await using db = new Kysely<Database>({ dialect: new PgDialect(databaseUrl, watch, { withoutTimeouts: true }) })
  await db.transaction().execute(async (tx) => {
    // A server that starts meanwhile waits.
    await lockMigrations(tx)
    const query = queryIn(tx)
    if (isReplaced) for (const table of await listRelations(query, TABLES)) await query(`drop table ${table} cascade`)
    refuseTables((await listRelations(query, [...TABLES, ...VIEWS])).length)
    const foreignKeys: ForeignKey[] = []
    await loadLines(lines, createWriter(tx, migrations, foreignKeys))
    for (const { table, name, definition } of foreignKeys)
      await query(`alter table ${table} add constraint ${name} ${definition}`)
    if (forgetsVariants) await query('update picture set variants_made_at = null')
    await verify?.(dump(query))
  })
}

const queryOf =
  ({ client }: PgMoment): Query =>
  async (statement, parameters) =>
    (await client.query(statement, parameters)).rows

const queryIn =
  (tx: Db): Query =>
  async <Row>(statement: string, parameters: unknown[] = []) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(statement, parameters))).rows

/** @throws DatabaseNotEmptyError */
export async function requireEmptyDatabase(databaseUrl: string): Promise<void> {
  refuseTables((await lookAtDatabase(databaseUrl)).tables)
}

/** How many tables it has, and how many other connections: those of a server, most often. */
export async function lookAtDatabase(databaseUrl: string): Promise<{ tables: number; connections: number }> {
  await using moment = await openPgMoment(databaseUrl)
  const query = queryOf(moment)
  const connections = await query(
    `select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return { tables: (await listRelations(query, [...TABLES, ...VIEWS])).length, connections: connections.length }
}

const TABLES = ['r', 'p']
const VIEWS = ['v', 'm']

/** Their names, quoted. */
async function listRelations(query: Query, kinds: string[]): Promise<string[]> {
  const found = await query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind::text = any($1)`,
    [kinds],
  )
  return found.map(({ name }) => name)
}

function refuseTables(count: number): void {
  if (count > 0)
    throw new DatabaseNotEmptyError(
      `The database of DATABASE_URL is not empty: it has ${count} tables. Create a new one, and restore into that.`,
    )
}

/** @param foreignKeys are filled with those to add in the end: until then, any order of rows will do */
function createWriter(db: Db, migrations: Record<string, Migration>, foreignKeys: ForeignKey[]): RowWriter {
  const query = queryIn(db)
  return {
    async createTables(applied) {
      await createTablesOf(db, applied, migrations)
      const found = await query<ForeignKey>(
        `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
          from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
      )
      for (const { table, name } of found) await query(`alter table ${table} drop constraint ${name}`)
      foreignKeys.push(...found)
      await query(`truncate ${(await listRelations(query, TABLES)).join(', ')}`)
    },
    async insert(heading, rows) {
      const table = pg.escapeIdentifier(heading.table)
      const columns = heading.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
      await query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [`[${rows.join(',')}]`],
      )
    },
    async setLast(heading) {
      const sequence =
        'identity' in heading
          ? sql`pg_get_serial_sequence(quote_ident(${heading.identity}), ${heading.column})`
          : sql`${heading.sequence}`
      await sql`select setval(${sequence}::regclass, ${heading.last}::bigint)`.execute(db)
    },
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Copies all rows into a file that only its owner can read (`npm run restore` reads it). */
export async function copyPostgres(databaseUrl: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  await using moment = await openPgMoment(databaseUrl)
  const file = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(dumpRows(moment), createZstdCompress(), file)
  await renameDurably(partial, path)
}
