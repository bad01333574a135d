// Runs every check of the project, one stage after the other: `npm test`, or some of them: `npm test -- --only types,unit`.
// The last line is always `N passed, N failed`, with `, N skipped` behind it where there are any.
import { parseArgs } from 'node:util'
import { STAGES, type Counts, type Stage, type StageName } from './test-stages.ts'

interface Outcome extends Counts {
  name: StageName
  /** Milliseconds. */
  time: number
}

const names = STAGES.map(({ name }) => name)
const chosen = readChoice()
if (chosen) {
  const outcomes: Outcome[] = []
  for (const stage of STAGES.filter(({ name }) => chosen.includes(name))) outcomes.push(await runStage(stage))
  const total = report(outcomes)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
} else {
  console.error(`Usage: npm test [-- --only ${names.join('|')}], several separated by commas`)
  process.exitCode = 1
}

/** @returns the stages that were asked for, all when none was named, undefined when what was asked is not understood */
function readChoice(): string[] | undefined {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
    const only = (values.only ?? []).flatMap((value) => value.split(','))
    if (only.length === 0) return names
    return only.every((name) => names.some((known) => known === name)) ? only : undefined
  } catch {
    return undefined
  }
}

/** A stage that ends in an error, or in which nothing ran, counts as one failure. */
async function runStage({ name, says, run }: Stage): Promise<Outcome> {
  console.log(`\n── ${name}: ${says} ${'─'.repeat(Math.max(0, 70 - name.length - says.length))}`)
  const start = Date.now()
  let counts: Counts
  try {
    counts = await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  if (counts.passed + counts.failed + counts.skipped === 0) {
    console.error(`Nothing ran in the stage ${name}: that counts as a failure.`)
    counts.failed = 1
  }
  return { name, ...counts, time: Date.now() - start }
}

function report(outcomes: Outcome[]): Counts {
  const row = (cells: string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(10) : cell.padStart(9))).join('')
  console.log(`\n${row(['Stage', 'Passed', 'Failed', 'Skipped', 'Time'])}`)
  for (const { name, passed, failed, skipped, time } of outcomes) {
    console.log(row([name, String(passed), String(failed), String(skipped), `${(time / 1000).toFixed(1)} s`]))
  }
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return total
}
