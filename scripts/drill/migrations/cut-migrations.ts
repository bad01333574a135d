import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import type { Engine } from '../../../server/core/store/engine.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { describeTables, putStoredCopy, readRows } from '../../../test/core/store/stored-copies.ts'
import { atExit } from '../../at-exit.ts'
import { afterEachStatement } from './statements.ts'

/** An empty store, of which the first start makes everything. */
export const NOTHING = 'nothing'

export interface CutOptions {
  engine: Engine
  /** A release of test/fixtures/stores, or nothing. */
  from: string
  /** A cut after each of so many statements. */
  every: number
  /** So many times a process is killed; another one starts beside it. */
  kills: number
  /** Of Postgres: databases are made beside it. */
  databaseUrl: string | undefined
}

export interface CutReport {
  statements: number
  cuts: number
  kills: number
  /** A sentence for each. */
  faults: string[]
}

interface Place {
  dataDir: string
  databaseUrl?: string
}

/** Milliseconds of a process that waits to be killed, or starts beside one. */
const PATIENCE = 120_000
/** Files copied at a time: a cut of SQLite is a copy of the folder at that moment. */
const CHUNK = 25

/**
 * Cuts the migrations of a store off after each statement, and starts anew: the store must be as after a start that
 * nothing disturbed.
 */
export async function cutMigrations({ engine, from, every, kills, databaseUrl }: CutOptions): Promise<CutReport> {
  const folder = mkdtempSync(join(tmpdir(), 'cut-migrations-'))
  const forget = atExit(() => rmSync(folder, { recursive: true, force: true }))
  const places = createPlaces(folder, databaseUrl)
  try {
    const base = await places.make()
    if (from !== NOTHING) await putStoredCopy(from, base)
    const undisturbed = await places.copy(base)
    let statements = 0
    const end = afterEachStatement(() => (statements += 1))
    await start(undisturbed).finally(end)
    const report: CutReport = { statements, cuts: 0, kills: 0, faults: [] }
    const wanted = await readState(undisturbed, engine)
    await places.remove(undisturbed)

    const check = async (place: Place, cut: string) => {
      const fault = await start(place).then(
        async () => findDifference(wanted, await readState(place, engine)),
        (error: unknown) => `the next start failed: ${String(error)}`,
      )
      if (fault) report.faults.push(`${engine}, from ${from}, ${cut}: ${fault}`)
      await places.remove(place)
    }
    const chosen = Array.from({ length: statements }, (_, index) => index + 1).filter(
      (count) => count % every === 0 || count === 1 || count === statements,
    )
    for (let at = 0; at < chosen.length; at += CHUNK) {
      const chunk = chosen.slice(at, at + CHUNK)
      const cuts = engine === 'sqlite' ? await copyAfter(places, base, chunk) : await breakAfter(places, base, chunk)
      for (const [count, place] of cuts) await check(place, `after statement ${count} of ${statements}`)
      report.cuts += cuts.length
    }
    for (let kill = 1; kill <= kills; kill += 1) {
      const count = Math.ceil((kill * statements) / (kills + 1))
      const place = await places.copy(base)
      const fault = await killBeside(place, count)
      if (fault) report.faults.push(`${engine}, from ${from}, beside a process killed after ${count}: ${fault}`)
      report.kills += 1
      await check(place, `killed after statement ${count} of ${statements}`)
    }
    await places.remove(base)
    return report
  } finally {
    await places.close()
    rmSync(folder, { recursive: true, force: true })
    forget()
  }
}

type Places = ReturnType<typeof createPlaces>

/** One start, whose folder is copied after these statements: that is what a kill leaves there. */
async function copyAfter(places: Places, base: Place, counts: number[]): Promise<[number, Place][]> {
  const place = await places.copy(base)
  const cuts: [number, Place][] = []
  const end = afterEachStatement((count) => {
    if (!counts.includes(count)) return
    const dataDir = `${place.dataDir}-${count}`
    cpSync(place.dataDir, dataDir, { recursive: true })
    cuts.push([count, { dataDir }])
  })
  await start(place).finally(end)
  await places.remove(place)
  return cuts
}

/** A start for each of these statements, whose connection breaks after it. */
async function breakAfter(places: Places, base: Place, counts: number[]): Promise<[number, Place][]> {
  const cuts: [number, Place][] = []
  for (const last of counts) {
    const place = await places.copy(base)
    const end = afterEachStatement((count, on) => {
      if (count === last) (on as { connection: { stream: Duplex } }).connection.stream.destroy()
    })
    // After the last statement nothing is left that could fail.
    await start(place).catch(() => undefined)
    end()
    cuts.push([last, place])
  }
  return cuts
}

/** As a server starts. */
async function start({ dataDir, databaseUrl }: Place): Promise<void> {
  await (await openStore({ dataDir, databaseUrl, isChecked: true })).close()
}

/**
 * Two processes start at once; the one that has run so many statements is killed, and the other must go on.
 * @returns a fault
 */
async function killBeside(place: Place, count: number): Promise<string | undefined> {
  const killed = startElsewhere(place, count)
  if ((await killed.hears('waits')) === undefined) return `it did not come that far: ${await killed.ended}`
  const other = startElsewhere(place, 0)
  await other.hears('begun')
  killed.kill()
  await killed.ended
  const said = await other.ended
  return said === '' ? undefined : `the other failed: ${said}`
}

function startElsewhere({ dataDir, databaseUrl = '' }: Place, last: number) {
  const program = join(import.meta.dirname, 'start-once.ts')
  const child = spawn(process.execPath, [program, dataDir, databaseUrl, String(last)], { timeout: PATIENCE })
  const forget = atExit(() => void child.kill('SIGKILL'))
  const [lines, said] = [createInterface(child.stdout), text(child.stderr)]
  /** Its error, or nothing. */
  const ended = once(child, 'close').then(async ([code]) => {
    forget()
    return code === 0 ? '' : `it ended with ${code}: ${await said}`
  })
  return {
    ended,
    kill: () => void child.kill('SIGKILL'),
    /** Undefined: it has ended. */
    async hears(word: string): Promise<string | undefined> {
      for await (const line of lines) if (line === word) return line
      return undefined
    },
  }
}

/** Tables, and rows by table, without the times at which this drill has written them. */
type State = Map<string, string[]>

const began = new Date().toISOString()
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g

async function readState(place: Place, engine: Engine): Promise<State> {
  const { db, close } = await openStore({ ...place, migrates: false })
  try {
    const state: State = new Map([['the tables', await describeTables(db, engine)]])
    for (const [table, rows] of Object.entries(await readRows(db)))
      state.set(
        table,
        // A number that Postgres has given to a row of an interrupted transaction is not given again.
        rows
          .map((row) => JSON.stringify(table === 'job' ? { ...row, id: 0 } : row))
          .map((row) => row.replaceAll(TIME, (time) => (time < began ? time : 'now')))
          .toSorted(),
      )
    return state
  } finally {
    await close()
  }
}

function findDifference(wanted: State, found: State): string | undefined {
  for (const name of new Set([...wanted.keys(), ...found.keys()])) {
    const [before, after] = [wanted.get(name) ?? [], found.get(name) ?? []]
    const missing = before.find((row) => !after.includes(row))
    const added = after.find((row) => !before.includes(row))
    if (missing !== undefined || added !== undefined || before.length !== after.length)
      return `${name} lacks ${missing}, and has ${added}`.slice(0, 400)
  }
  return undefined
}

/** Data folders, each with a database of its own where the stores are in Postgres. */
function createPlaces(folder: string, databaseUrl: string | undefined) {
  let client: pg.Client | undefined
  const ask = async (statement: string) => {
    if (!client) {
      client = new pg.Client(databaseUrl)
      await client.connect()
    }
    await client.query(statement)
  }
  const nameOf = (place: Place) => new URL(place.databaseUrl!).pathname.slice(1)

  async function make(template = 'template0'): Promise<Place> {
    const name = `cut_${randomUUID().replaceAll('-', '')}`
    const dataDir = join(folder, name)
    mkdirSync(dataDir)
    if (databaseUrl === undefined) return { dataDir }
    await ask(`create database ${name} template ${template}`)
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    return { dataDir, databaseUrl: url.href }
  }

  return {
    make,
    async copy(base: Place): Promise<Place> {
      const place = await make(base.databaseUrl && nameOf(base))
      cpSync(base.dataDir, place.dataDir, { recursive: true })
      return place
    },
    async remove(place: Place): Promise<void> {
      rmSync(place.dataDir, { recursive: true, force: true })
      if (place.databaseUrl) await ask(`drop database ${nameOf(place)} with (force)`)
    },
    close: async () => client?.end(),
  }
}
