// Proves that no call makes the server fail: npm run drill:calls [-- --engine sqlite|postgres|both --count 2000 --seed
// 7 --clients 4]
// Ends with 1 on a 5xx, a timeout or a crash. The same seed makes the same calls.
import { parseArgs } from 'node:util'
import { runCalls, type CallsOptions, type CallsReport } from './run-calls.ts'

/** Default numbers of calls. */
const COUNTS = { sqlite: 55_000, postgres: 27_000 }
/** Characters. */
const SHOWN = 2_000

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    count: { type: 'string' },
    clients: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const engines = values.engine === 'both' ? (['sqlite', 'postgres'] as const) : [values.engine as CallsOptions['engine']]
if (!engines.every((engine) => engine in COUNTS)) throw new Error('--engine must be sqlite, postgres or both')
for (const engine of engines) {
  const count = Number(values.count ?? COUNTS[engine])
  console.log(`${engine}: ${count} calls, seed ${values.seed}`)
  const onProgress = (done: number, offences: number) => {
    if (done % 2_500 === 0) console.log(`${done} calls, ${offences} of them answered 5xx`)
  }
  const report = await runCalls({
    engine,
    count,
    seed: Number(values.seed),
    clients: Number(values.clients),
    onProgress,
  })
  print(report)
  if (report.offences > 0 || !report.isAlive) process.exitCode = 1
}

function print({ outcomes, succeeded, operations, offences, offenders, errors, isAlive, seconds }: CallsReport): void {
  const counts = [...outcomes].toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  for (const [outcome, times] of counts) console.log(`${String(outcome).padStart(10)} ${String(times).padStart(7)}`)
  console.log(
    `${succeeded} of ${operations} calls of the API were answered 2xx; ${seconds.toFixed(0)} s; the server ${isAlive ? 'still answers' : 'HAS ENDED'}`,
  )
  console.log(`Answers of 5xx, and calls without an answer in time: ${offences}`)
  for (const { call, outcome } of offenders) {
    const body =
      call.body !== undefined && call.body.length > SHOWN
        ? `${call.body.slice(0, SHOWN)}… (${call.body.length} characters)`
        : call.body
    console.log(`${outcome} ${JSON.stringify({ ...call, body })}`)
  }
  if (errors !== '') console.log(`The server's log of errors:\n${errors.slice(0, 5 * SHOWN)}`)
}
