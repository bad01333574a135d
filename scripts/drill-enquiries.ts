// Proves that no message is lost: npm run drill:enquiries [-- --messages 1000 --kills 12 --clients 20 --seed 7
// --database-url postgres://...]
// Ends with 1 when a promise was broken.
import { parseArgs } from 'node:util'
import { measureLatency, type Latency } from './drill/measure-latency.ts'
import { runDrill, type DrillReport } from './drill/run-drill.ts'

/** Milliseconds, at 50 messages per second. */
const MAX_P99 = 20

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '12' },
    clients: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    'database-url': { type: 'string' },
    'no-latency': { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
console.log(
  `Seed ${seed}. ${values.messages} messages, ${values.kills} kills, ${values.clients} clients: a minute or two.`,
)
const report = await runDrill({
  messages: Number(values.messages),
  kills: Number(values.kills),
  clients: Number(values.clients),
  seed,
  databaseUrl: values['database-url'],
})
const latency = values['no-latency'] ? undefined : await measureLatency({ seed })
const rows = [...drillRows(report), ...(latency ? latencyRows(latency) : [])]
print(rows)
process.exitCode = rows.some(({ kept }) => kept === false) ? 1 : 0

interface Row {
  name: string
  measured: string
  target?: string
  kept?: boolean
}

function drillRows({ breaches, faults, ...found }: DrillReport): Row[] {
  const none = (name: string, count: number): Row => ({ name, measured: String(count), target: '0', kept: count === 0 })
  const faultCounts = Object.entries(faults).filter(([fault, count]) => fault !== 'none' && count > 0)
  return [
    {
      name: 'Messages acknowledged',
      measured: String(found.acknowledged),
      target: values.messages,
      kept: found.acknowledged === Number(values.messages),
    },
    {
      name: 'Messages stored',
      measured: String(found.stored),
      target: values.messages,
      kept: found.stored === Number(values.messages),
    },
    {
      name: 'Messages mailed',
      measured: String(found.mailed),
      target: values.messages,
      kept: found.mailed === Number(values.messages),
    },
    none('Acknowledged and lost', breaches.lost),
    none('Stored twice', breaches.storedTwice),
    none('Sent again, answered otherwise', found.otherAnswers),
    none('Stored and never mailed', breaches.notMailed),
    none('Mailed and not stored', breaches.mailedNotStored),
    none('Mails of one message with several Message-IDs', breaches.severalMessageIds),
    { name: 'Mailed more than once (allowed)', measured: String(found.mailedAgain) },
    { name: 'Kills of the server', measured: String(found.kills) },
    { name: 'Attempts of clients without an answer', measured: String(found.failedAttempts) },
    ...faultCounts.map(([fault, count]) => ({ name: `Mail server: ${fault}`, measured: String(count) })),
    { name: 'Time', measured: `${found.seconds.toFixed(0)} s` },
  ]
}

function latencyRows({ p50, p99, worst, failed, messages, perSecond, diskP99, load }: Latency): Row[] {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  return [
    { name: `POST at ${perSecond}/s, p50 of ${messages}`, measured: ms(p50) },
    { name: `POST at ${perSecond}/s, p99`, measured: ms(p99), target: `${MAX_P99} ms`, kept: p99 <= MAX_P99 },
    { name: `POST at ${perSecond}/s, worst`, measured: ms(worst) },
    { name: `POST at ${perSecond}/s, not answered 201`, measured: String(failed), target: '0', kept: failed === 0 },
    { name: 'The disk alone: a write waited for, p99', measured: ms(diskP99) },
    { name: 'Load of the machine meanwhile', measured: load.toFixed(1) },
  ]
}

function print(table: Row[]): void {
  const cells = table.map(({ name, measured, target = '', kept }) => [
    name,
    measured,
    target,
    kept === undefined ? '' : kept ? 'yes' : '**no**',
  ])
  const heads = ['Figure', 'Measured', 'Target', 'Kept']
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]!.length)))
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`
  console.log([line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n'))
}
