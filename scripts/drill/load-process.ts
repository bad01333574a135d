// A process of its own that asks a server for addresses over and over, so that the process that measures is not disturbed.
// Started by background-load.ts. It is told { origin, lists }: each list of paths has a connection, and is asked in turn.
import { Agent, get } from 'node:http'

export interface LoadOrder {
  origin: string
  /** One list a connection. */
  lists: string[][]
}

export interface LoadReport {
  /** Answers by status; 0: none came. */
  statuses: Record<number, number>
  /** Milliseconds to the last byte of the answers. */
  times: number[]
}

const report: LoadReport = { statuses: {}, times: [] }
let isStopped = false

process.on('message', (order: LoadOrder | 'stop') => {
  if (order === 'stop') {
    isStopped = true
    process.send!(report, () => process.exit())
    return
  }
  for (const list of order.lists) void askInTurn(order.origin, list)
})
process.on('disconnect', () => process.exit())

async function askInTurn(origin: string, paths: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0; !isStopped; turn += 1) {
    const begin = performance.now()
    const { status, retryAfter } = await ask(origin + paths[turn % paths.length], agent)
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
    report.times.push(performance.now() - begin)
    // As a well-behaved client does; not for the whole time, so that the server stays under load.
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, Math.min(250, retryAfter * 1000)))
  }
}

function ask(address: string, agent: Agent): Promise<{ status: number; retryAfter: number }> {
  return new Promise((resolve) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume().on('close', () => resolve({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after'] ?? 0) }))
    }).on('error', () => resolve({ status: 0, retryAfter: 0 }))
  })
}
