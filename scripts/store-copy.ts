// Keeps a store of this release for the tests, as small as one row of each table allows:
// node scripts/store-copy.ts [NAME]   (once, with each release, which is its name; test/fixtures/stores/README.md)
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import '../server/features.ts'
import { CONTENT_ENTITIES, kindOf } from '../contract/kinds/index.ts'
import { registerContent } from '../server/core/content/registration.ts'
import { openStore, STORE_FILE } from '../server/core/store/store.ts'
import { copyStore } from '../server/transfer/copy-store.ts'
import { OWN_TABLES, putStoredCopy, STORED_COPIES, STORED_VERSIONS } from '../test/core/store/stored-copies.ts'
import { startPostgres } from './postgres.ts'

/** Texts that are JSON, or one of several words that no check names. */
const TEXTS: Record<string, string> = {
  entity: 'news',
  locale: 'en',
  ...Object.fromEntries(['document', 'dates_as_entered'].map((name) => [name, '{}'])),
  ...Object.fromEntries(['mentioned', 'blocks', 'header', 'footer'].map((name) => [name, '[]'])),
}
const AT = '2026-11-29T00:00:00.000Z'
const TIME = /_(?:at|on|until)$|^(?:started|ended|issued|since|day|year)$/

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const name = process.argv[2] ?? version
const before = STORED_VERSIONS.at(-1)!
const paths = { sqlite: `${name}.sqlite.gz`, postgres: `${name}.postgres.sql.gz` }
for (const path of Object.values(paths))
  if (existsSync(join(STORED_COPIES, path))) throw new Error(`${path} is there, and is never written again.`)

const dataDir = mkdtempSync(join(tmpdir(), 'store-copy-'))
const postgres = await startPostgres({})
try {
  await putStoredCopy(before, { dataDir })
  await register()
  const path = join(dataDir, STORE_FILE)
  const file = new DatabaseSync(path)
  file.exec('pragma foreign_keys = off; begin')
  const tables = list<string>(
    file,
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite^_%' escape '^'",
  )
  prune(file, tables)
  for (const table of tables) fill(file, table)
  file.exec('commit')
  await register()
  const broken = file.prepare('pragma foreign_key_check').all()
  if (broken.length > 0) throw new Error(`Broken references: ${JSON.stringify(broken.slice(0, 5))}`)
  file.exec(`vacuum; pragma wal_checkpoint(truncate); vacuum into '${join(dataDir, 'copy.sqlite')}'`)
  file.close()
  await copyStore({ from: { path }, to: { databaseUrl: postgres.url } })
  const program = globSync('/usr/lib/postgresql/*/bin/pg_dump').at(-1) ?? 'pg_dump'
  const options = ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges', '--no-comments', postgres.url]
  const sql = execFileSync(program, options, { encoding: 'utf8', maxBuffer: 1 << 28 }).replaceAll(
    /^(\\.*|--.*)?\n/gm,
    '',
  )
  write(paths.postgres, Buffer.from(sql))
  write(paths.sqlite, readFileSync(join(dataDir, 'copy.sqlite')))
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** As a start of the server leaves it. */
async function register(): Promise<void> {
  const store = await openStore({ dataDir })
  await registerContent(store.db, new Date())
  await store.close()
}

function write(path: string, contents: Buffer): void {
  const packed = gzipSync(contents, { level: 9 })
  writeFileSync(join(STORED_COPIES, path), packed)
  console.log(`${path}: ${packed.length} bytes`)
}

function list<Value>(file: DatabaseSync, sql: string, ...values: SQLInputValue[]): Value[] {
  return file
    .prepare(sql)
    .all(...values)
    .map((row) => Object.values(row)[0] as Value)
}

interface ForeignKey {
  id: number
  table: string
  from: string
  to: string
}

function foreignKeysOf(file: DatabaseSync, table: string): ForeignKey[] {
  return file.prepare(`pragma foreign_key_list("${table}")`).all() as unknown as ForeignKey[]
}

/** Keeps a published item of each kind, the first row of each other table, and the rows that these refer to. */
function prune(file: DatabaseSync, tables: string[]): void {
  const kept = new Map(tables.map((table) => [table, new Set<number>()]))
  const hasIds = (table: string) =>
    list(file, `select 1 from pragma_table_info('${table}') where name = 'id'`).length > 0
  const kinds = CONTENT_ENTITIES.map((entity) => [kindOf(entity).table, entity] as const)
  const entityOf = new Map(kinds.filter(([table]) => hasIds(table)))
  const keep = (table: string, where: string, ...values: SQLInputValue[]) => {
    for (const row of list<number>(file, `select rowid from "${table}" where ${where}`, ...values)) keepRow(table, row)
  }
  function keepRow(table: string, rowid: number): void {
    if (kept.get(table)!.has(rowid)) return
    kept.get(table)!.add(rowid)
    const row = file.prepare(`select * from "${table}" where rowid = ?`).get(rowid)!
    for (const { table: parent, from, to } of foreignKeysOf(file, table))
      if (row[from] !== null && parent !== 'content_item') keep(parent, `"${to}" = ?`, row[from]!)
    const entity = entityOf.get(table)
    if (entity === undefined) return
    keep('content_item', 'entity = ? and item_id = ?', entity, row['id']!)
    keep(
      'content_version',
      `entity = ? and item_id = ? and number in (select published_version from content_item
        where entity = content_version.entity and item_id = content_version.item_id)`,
      entity,
      row['id']!,
    )
    for (const child of tables)
      for (const { table: parent, from } of foreignKeysOf(file, child))
        if (parent === table && child.startsWith(`${table}_`)) keep(child, `"${from}" = ?`, row['id']!)
  }
  for (const [table, entity] of entityOf)
    keep(table, `id = (select min(item_id) from content_item where entity = ? and state = 'published')`, entity)
  for (const table of tables)
    if (OWN_TABLES.includes(table)) keep(table, 'true')
    else if (kept.get(table)!.size === 0) keep(table, `rowid = (select min(rowid) from "${table}")`)
  for (const [table, rows] of kept)
    file.exec(`delete from "${table}" where rowid not in (${[...rows].join(', ') || 0})`)
}

/** Gives an empty table a row, of plausible values by the names and types of its columns. */
function fill(file: DatabaseSync, table: string): void {
  if (list<number>(file, `select count(*) from "${table}"`)[0]! > 0) return
  const keys = foreignKeysOf(file, table)
  for (const { table: parent } of keys) if (parent !== table) fill(file, parent)
  const [{ sql } = { sql: '' }] = file.prepare('select sql from sqlite_schema where name = ?').all(table) as {
    sql: string
  }[]
  const item = list<number>(file, "select item_id from content_item where entity = 'news'")[0]!
  const columns = file.prepare(`pragma table_info("${table}")`).all() as { name: string; type: string; pk: number }[]
  const valueOf = ({ name, type }: { name: string; type: string }): SQLInputValue => {
    const key = keys.find(({ from }) => from === name)
    if (key && key.table === table) return null
    if (key && key.table !== 'content_item')
      return list<SQLInputValue>(file, `select "${key.to}" from "${key.table}"`)[0]!
    if (name === 'item_id' || name === 'item') return item
    if (/^(integer|bigint|double precision)$/i.test(type)) return 1
    const [, checked] = new RegExp(`${name} in \\('(\\w+)'`).exec(sql) ?? []
    const text =
      checked ?? TEXTS[name] ?? (TIME.test(name) ? AT.slice(0, name.endsWith('_at') ? undefined : 10) : undefined)
    // Texts in rows of an item are JSON by language.
    return text ?? (columns.some((other) => other.name === 'position') ? `{"en":"a ${name}"}` : `a ${name}`)
  }
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const insert = `insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`
  file.prepare(insert).run(...columns.map(valueOf))
}
