// Cuts the power at many moments, on a disk that keeps only what was synced:
// npm run drill:power [-- --cuts 200 --rounds 4 --seed 7 --model strict|ordered|both --starts 1]
// Ends with 1 when something that was acknowledged is lost, a half file is shown, or a complete backup is not. Linux, with a
// C compiler; without one it says so and proves nothing.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { atExit } from '../../at-exit.ts'
import type { Editor } from '../editor.ts'
import { createRandom } from '../random.ts'
import { createServerProcess } from '../server-process.ts'
import { audit, auditWithoutServer } from './audit.ts'
import { capture, Disk, type DiskModel, type Severity } from './disk.ts'
import { Model, type Fact } from './model.ts'
import { makeOlderStore } from './older-store.ts'
import { readLog, type LogRecord } from './read-log.ts'
import { runScenario } from './scenario.ts'

export interface PowerOptions {
  cuts: number
  rounds: number
  seed: number
  models: DiskModel[]
  /** The server is started on each cut of so many; of the others, files and rows are compared. */
  starts: number
}

export interface PowerReport {
  cuts: number
  records: number
  facts: number
  /** How many cuts show each, without numbers and hashes. */
  faults: Record<string, { cuts: number; first: string }>
  secondsOfCut: number
}

const SEVERITIES: Record<Severity, number> = { lost: 35, names: 20, torn: 40, kept: 5 }
/** Cuts between two lines of progress. */
const PROGRESS = 20
/** In memory: synced in no time, and inodes are not used again. */
const MEMORY = '/dev/shm'

export async function runPowerCuts({ cuts, rounds, seed, models, starts }: PowerOptions): Promise<PowerReport> {
  const random = createRandom(seed)
  const base = mkdtempSync(join(statSync(MEMORY, { throwIfNoEntry: false }) ? MEMORY : tmpdir(), 'power-drill-'))
  const forget = atExit(() => rmSync(base, { recursive: true, force: true }))
  const [folder, log, left] = [join(base, 'root'), join(base, 'log'), join(base, 'left')]
  const library = join(base, 'interposer.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, join(import.meta.dirname, 'interposer.c'), '-ldl'])
  for (const name of ['data', 'backups']) mkdirSync(join(folder, name), { recursive: true })
  await makeOlderStore(join(folder, 'update'))
  const before = capture(folder)
  const recorded = { LD_PRELOAD: library, POWER_CUT_ROOT: folder, POWER_CUT_LOG: log, UV_USE_IO_URING: '0' }
  const settings: Record<string, string> = { ...placesIn(folder), ...LIMITS, ...recorded }
  const server = await createServerProcess(settings)
  try {
    const model = new Model(() => readLog(log))
    const editor = await runScenario({ folder, server, settings, model, random, rounds, seed })
    const records = readLog(log)
    console.log(`${records.length} operations, ${model.facts.length} facts, ${Math.round(statSync(log).size / 1e6)} MB`)
    for (const name of Object.keys(recorded)) delete settings[name]
    Object.assign(settings, placesIn(left))
    const report: PowerReport = {
      cuts: 0,
      records: records.length,
      facts: model.facts.length,
      faults: {},
      secondsOfCut: 0,
    }
    const began = performance.now()
    for (const name of models) {
      const disk = new Disk(folder, before, name)
      for (const index of chooseCuts(Math.ceil(cuts / models.length), records, random)) {
        // Of its own for each cut, so that one can be laid out alone.
        const chance = createRandom(seed * 1e6 + index)
        const severity = chance.pick(SEVERITIES)
        disk.advance(records, index)
        rmSync(left, { recursive: true, force: true })
        disk.layOut(left, severity, chance)
        settings['DATA_DIR'] = join(left, index >= model.updateFrom ? 'update' : 'data')
        const facts = model.holding(index)
        const isStarted = report.cuts % starts === 0
        const faults = isStarted
          ? await audit({ server, editor: editorAt(facts, editor), folder: left }, facts)
          : await auditWithoutServer(left, facts)
        await server.kill()
        report.cuts += 1
        if (report.cuts % PROGRESS === 0) console.log(`${report.cuts} cuts`)
        for (const fault of faults) {
          const kind = fault.replaceAll(/[0-9a-f]{16,}|\d+/g, 'N').slice(0, 160)
          const known = (report.faults[kind] ??= { cuts: 0, first: `${name}, ${severity}, at ${index}: ${fault}` })
          if (known.cuts++ === 0) console.log(known.first)
        }
      }
    }
    report.secondsOfCut = Number(((performance.now() - began) / 1000 / report.cuts).toFixed(2))
    return report
  } finally {
    await server.kill()
    forget()
    rmSync(base, { recursive: true, force: true, maxRetries: 5 })
  }
}

const LIMITS = { ENQUIRIES_PER_ADDRESS: '0', ENQUIRIES_PER_HOUR: '0', TRUSTED_PROXIES: '127.0.0.1' }

function placesIn(folder: string): Record<string, string> {
  return { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') }
}

/** Without an account, only visitors read. */
function editorAt(facts: readonly Fact[], editor: Editor): Editor | undefined {
  return facts.some(({ kind }) => kind === 'account') ? editor : undefined
}

/** Half of them right at an answer, when the most is promised. */
function chooseCuts(count: number, records: readonly LogRecord[], random: ReturnType<typeof createRandom>): number[] {
  const answers = records.flatMap(({ kind }, index) => (kind === 'answer' ? [index] : []))
  const chosen = Array.from({ length: count }, (_, cut) =>
    cut % 2 === 0 ? answers[random.between(0, answers.length)]! : random.between(1, records.length + 1),
  )
  return chosen.toSorted((one, other) => one - other)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      cuts: { type: 'string', default: '200' },
      rounds: { type: 'string', default: '4' },
      seed: { type: 'string', default: '7' },
      model: { type: 'string', default: 'both' },
      starts: { type: 'string', default: '1' },
    },
  })
  if (process.platform !== 'linux' || spawnSync('cc', ['--version']).status !== 0) {
    console.log('Nothing was proven: this drill needs Linux and a C compiler (cc).')
  } else {
    const models = (['strict', 'ordered'] as const).filter((name) => [name, 'both'].includes(values.model))
    const [cuts, rounds, seed] = [values.cuts, values.rounds, values.seed].map(Number) as [number, number, number]
    const report = await runPowerCuts({ cuts, rounds, seed, models, starts: Number(values.starts) })
    console.log(JSON.stringify(report, undefined, 2))
    process.exitCode = Object.keys(report.faults).length === 0 ? 0 : 1
  }
}
