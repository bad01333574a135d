import { createHash } from 'node:crypto'
import type { Migration } from 'kysely/migration'

/*
 * All rows of a store as lines of text, the same from both engines: a heading for each table, a JSON object for each of
 * its rows, and after all tables the last number of each identity column.
 */

/** Rows read, and written, at a time. */
export const BATCH = 500
/** Its rows come first, so that a reader can create the tables. */
export const APPLIED = 'kysely_migration'
const HEADING = '#'

export interface TableHeading {
  table: string
  columns: string[]
}
export interface IdentityHeading {
  identity: string
  column: string
  last: string
}
/** In copies of Postgres that older versions made. */
export interface SequenceHeading {
  sequence: string
  last: string
}
type Heading = TableHeading | IdentityHeading | SequenceHeading

export function writeHeading(heading: TableHeading | IdentityHeading): string {
  return `${HEADING}${JSON.stringify(heading)}\n`
}

/** Undefined for the line of a row. */
export function readHeading(line: string): Heading | undefined {
  return line.startsWith(HEADING) ? (JSON.parse(line.slice(HEADING.length)) as Heading) : undefined
}

export type Lines = AsyncIterable<string>

/** Of filling a store with lines. */
export interface LoadOptions {
  lines: Lines
  migrations: Record<string, Migration>
  /** Deletes all tables first, in the same transaction. */
  isReplaced?: boolean
  /** Reads what was written, before it is committed. */
  verify?: (pieces: Pieces) => Promise<void>
}

/** Of several whole lines each. */
export type Pieces = AsyncIterable<string> | Iterable<string>

export async function* readLines(pieces: Pieces): Lines {
  for await (const piece of pieces) for (const line of piece.split('\n')) if (line !== '') yield line
}

/** Writes into the empty tables of one engine, in one transaction. */
export interface RowWriter {
  /** Called once, before all rows. @param applied names of the migrations that had made the tables */
  createTables(applied: string[]): Promise<void>
  insert(heading: TableHeading, rows: string[]): void | Promise<void>
  /** Of an identity column: the next row has a larger number. */
  setLast(heading: IdentityHeading | SequenceHeading): void | Promise<void>
}

/** Hands the rows to a writer, as many at a time as were read. */
export async function loadLines(lines: Lines, writer: RowWriter): Promise<void> {
  let current: TableHeading | undefined
  let rows: string[] = []
  let isCreated = false
  async function flush(): Promise<void> {
    if (!current || rows.length === 0) return
    if (!isCreated) await writer.createTables(rows.map((row) => (JSON.parse(row) as { name: string }).name))
    isCreated = true
    await writer.insert(current, rows)
    rows = []
  }
  for await (const line of lines) {
    const heading = readHeading(line)
    if (heading === undefined) rows.push(line)
    if (heading !== undefined || rows.length >= BATCH) await flush()
    if (heading === undefined) continue
    if ('table' in heading) current = heading
    else await writer.setLast(heading)
  }
  await flush()
}

export interface TableSum {
  rows: number
  /** The same for the same rows in any order. */
  sum: string
}
/** By table, and the last number by identity column. */
export type RowSums = Map<string, TableSum | string>

/** Sums up rows that pass. Columns are compared by name, numbers by value: engines write both differently. */
export class RowSummer {
  readonly #tables = new Map<string, { rows: number; sum: Uint32Array }>()
  readonly #identities = new Map<string, string>()
  #columns: string[] = []
  #current: { rows: number; sum: Uint32Array } | undefined

  read(line: string): void {
    const heading = readHeading(line)
    if (heading === undefined) return this.#add(JSON.parse(line) as Record<string, unknown>)
    if ('table' in heading) {
      this.#columns = heading.columns.toSorted()
      this.#current = { rows: 0, sum: new Uint32Array(8) }
      this.#tables.set(heading.table, this.#current)
    } else if ('identity' in heading) this.#identities.set(`${heading.identity}.${heading.column}`, heading.last)
  }

  #add(row: Record<string, unknown>): void {
    const { sum } = this.#current!
    this.#current!.rows += 1
    const values = JSON.stringify(this.#columns.map((column) => row[column]))
    const digest = new Uint32Array(new Uint8Array(createHash('sha256').update(values).digest()).buffer)
    for (let part = 0; part < sum.length; part += 1) sum[part] = sum[part]! + digest[part]!
  }

  get sums(): RowSums {
    const tables = [...this.#tables].map(([table, { rows, sum }]) => [table, { rows, sum: sum.join('.') }] as const)
    return new Map<string, TableSum | string>([...tables, ...this.#identities])
  }
}

/**
 * Names of tables that differ, and of identity columns that would give a number again. SQLite counts numbers that were
 * given explicitly, Postgres does not.
 */
export function compareSums(source: RowSums, copy: RowSums): string[] {
  return [...new Set([...source.keys(), ...copy.keys()])].filter((name) => {
    const [one, other] = [source.get(name), copy.get(name)]
    if (typeof (one ?? other) === 'string') return Number(other ?? 0) < Number(one ?? 0)
    return JSON.stringify(one) !== JSON.stringify(other)
  })
}
