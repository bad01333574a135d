// Requests addresses over and over, in a process of its own. Started by background-load.ts with a LoadOrder.
import { Agent, request, type RequestOptions } from 'node:http'

export interface LoadOrder {
  origin: string
  /** One list per connection, requested in turn. */
  lists: string[][]
  /** Posted as a form; undefined: GET. */
  form?: string | undefined
}

export interface LoadReport {
  /** Answers by status; 0: none. */
  statuses: Record<number, number>
  /** Milliseconds to the last byte. */
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
  for (const list of order.lists) void askInTurn(order, list)
})
process.on('disconnect', () => process.exit())

async function askInTurn({ origin, form }: LoadOrder, paths: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0; !isStopped; turn += 1) {
    const begin = performance.now()
    const path = paths[turn % paths.length]!
    const { status, retryAfter } = await (form === undefined ? ask(origin + path, { agent }) : post(origin, path, form))
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
    report.times.push(performance.now() - begin)
    // Waits like a well-behaved client, but briefly, so that the server stays under load.
    if (status === 429 || status === 503)
      await new Promise((resolve) => setTimeout(resolve, Math.min(250, retryAfter * 1000)))
  }
}

interface Answer {
  status: number
  retryAfter: number
}

function post(origin: string, path: string, form: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
  return ask(origin + path, { method: 'POST', agent: false, headers }, form)
}

function ask(address: string, options: RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve) => {
    request(address, { ...options, headers: { 'Accept-Encoding': 'br', ...options.headers } }, (answer) => {
      answer
        .resume()
        .on('close', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after'] ?? 0) }),
        )
    })
      .on('error', () => resolve({ status: 0, retryAfter: 0 }))
      .end(body)
  })
}
