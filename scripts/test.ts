// Runs what is wanted while you work: `npm test`; what must pass before a change lands, with all of those stages of which the
// changes since then want all: `npm test -- --all-since main`; every check of the project: `npm run test:all`; some stages:
// `npm test -- --only types,unit`; only tests of what you changed: `npm test -- --changed`. The last line is always `N passed, N failed`, with `, N skipped`
// behind it where there are any; the lines before it name what was not run, and what failed in which stage.
import { parseArgs } from 'node:util'
import { createOutputs } from './test/outputs.ts'
import { describeFailures, keepEnd, type Failure } from './test/failures.ts'
import type { Counts } from './test/reports.ts'
import { isChangedSince, STAGES, type Stage, type StageName, type StageResult } from './test/stages.ts'
import type { StageContext } from './test/vitest.ts'

type Scope = StageContext['scope']

interface Choice extends Pick<StageContext, 'since' | 'allSince'> {
  stages: { stage: Stage; scope: Scope }[]
}

interface Outcome extends StageResult {
  name: StageName
  failures: Failure[]
  /** Milliseconds. */
  time: number
}

/** Stages that can select by changes, and those that take half a minute. */
const CHANGED_STAGES = ['types', 'lint', 'unit', 'browser']

const names = STAGES.map(({ name }) => name)
const outputs = createOutputs((text) => process.stdout.write(text))
const choice = readChoice()
if (choice) {
  const began = Date.now()
  const outcomes = await runStages(choice)
  const total = report(outcomes, Date.now() - began)
  process.exitCode = total.failed > 0 || (total.passed + total.skipped === 0 && !choice.since) ? 1 : 0
} else {
  console.error(
    `Usage: npm test [-- [--only ${names.join('|')}] [--changed [--since COMMIT]] [--all-since COMMIT]], ` +
      'stages separated by commas; npm run test:all',
  )
  process.exitCode = 1
}

function readChoice(): Choice | undefined {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', multiple: true },
        changed: { type: 'boolean' },
        since: { type: 'string' },
        all: { type: 'boolean' },
        'all-since': { type: 'string' },
      },
    })
    const since = values.changed ? (values.since ?? 'HEAD') : undefined
    const only = (values.only ?? []).flatMap((value) => value.split(','))
    if (values.since && !values.changed) return undefined
    if (!only.every((name) => names.some((known) => known === name))) return undefined
    const allSince = values['all-since']
    const isChosen = ({ name, onlyInAll }: Stage, scope: Scope) =>
      only.length > 0 ? only.includes(name) : since ? CHANGED_STAGES.includes(name) : scope === 'all' || !onlyInAll
    const scopeOf = ({ allFor }: Stage): Scope => {
      if (values.all || (allSince && allFor.length > 0 && isChangedSince(allSince, ...allFor))) return 'all'
      return allSince ? 'landing' : 'quick'
    }
    const stages = STAGES.map((stage) => ({ stage, scope: scopeOf(stage) }))
    return { stages: stages.filter(({ stage, scope }) => isChosen(stage, scope)), since, allSince }
  } catch {
    return undefined
  }
}

/** Runs each stage when those before it have ended. Returns the outcomes in the order of STAGES. */
function runStages({ stages, ...choice }: Choice): Promise<Outcome[]> {
  const runs = new Map<StageName, Promise<Outcome>>()
  for (const { stage, scope } of stages) {
    const earlier = stage.after.map((name) => runs.get(name))
    runs.set(
      stage.name,
      Promise.all(earlier).then(() => runStage(stage, { scope, ...choice })),
    )
  }
  return Promise.all(runs.values())
}

/** A stage that ends in an error, or in which nothing ran, counts as one failure. */
async function runStage({ name, says, run }: Stage, context: Omit<StageContext, 'write'>): Promise<Outcome> {
  const output = outputs.open()
  const { write, end: endOfOutput } = keepEnd(output.write)
  write(`\n── ${name}: ${says} ${'─'.repeat(Math.max(0, 70 - name.length - says.length))}\n`)
  const start = Date.now()
  let counts: StageResult
  try {
    counts = await run({ write, ...context })
  } catch (error) {
    write(`${error instanceof Error ? error.message : String(error)}\n`)
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  if (counts.passed + counts.failed + counts.skipped === 0 && !context.since) {
    write(`Nothing ran in the stage ${name}: that counts as a failure.\n`)
    counts.failed = 1
  }
  output.end()
  const { failures = [] } = counts
  if (counts.failed > 0 && failures.length === 0) failures.push({ name: says, text: endOfOutput() })
  return { name, ...counts, failures, time: Date.now() - start }
}

function report(outcomes: Outcome[], time: number): Counts {
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  const row = (cells: (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(9))).join('')
  const rowOf = (name: string, { passed, failed, skipped }: Counts, milliseconds: number) =>
    row([name, passed, failed, skipped, `${(milliseconds / 1000).toFixed(1)} s`])
  console.log(`\n${row(['Stage', 'Passed', 'Failed', 'Skipped', 'Time'])}`)
  for (const outcome of outcomes) console.log(rowOf(outcome.name, outcome, outcome.time))
  console.log(rowOf('together', total, time))
  for (const line of outcomes.flatMap(({ notRun = [] }) => notRun)) console.log(`\nNot run: ${line}`)
  const failures = outcomes.flatMap(({ name, failures: own }) => own.map((failure) => ({ stage: name, ...failure })))
  if (failures.length > 0) console.log(`\n${describeFailures(failures)}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return total
}
