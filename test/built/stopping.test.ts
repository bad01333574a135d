import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { follow, PROGRAM, serves, start, stop, temporaryFolder } from './program.ts'

/** Effects on visitors when the server is stopped, or replaced by its next version. */
const PATHS = [
  '/',
  '/projects',
  '/projects?status=ongoing',
  '/api/v1/projects?limit=20',
  '/news?words=a',
  '/robots.txt',
]

/** Twelve visitors who ask for one page after the other, each on a connection that is kept, until `end` is called. */
function browse(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  onTestFinished(() => agent.destroy())
  const outcomes = new Map<string, number>()
  let goesOn = true
  const visit = async (visitor: number) => {
    for (let page = visitor; goesOn; page += 1) {
      const outcome = await ask(agent, origin + PATHS[page % PATHS.length]!)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (outcome === 'refused') await setTimeout(20)
    }
  }
  const all = Promise.all(Array.from({ length: 12 }, (_, visitor) => visit(visitor)))
  const end = async () => {
    goesOn = false
    await all
    return Object.fromEntries(outcomes)
  }
  return { outcomes, end }
}

/** @returns `answered`: with 200 and in full. `refused`: the server did not take the connection. Else what went wrong */
async function ask(agent: Agent, address: string): Promise<string> {
  try {
    const call = httpRequest(address, { agent }).end()
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    await text(response)
    return response.statusCode === 200 && response.complete ? 'answered' : `status ${response.statusCode}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ECONNREFUSED' ? 'refused' : String(error)
  }
}

test('every accepted request is answered in full while the server stops under load', async () => {
  const program = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  const visitors = browse(program.origin)
  await vi.waitFor(() => expect(visitors.outcomes.get('answered')).toBeGreaterThan(500), { timeout: 20_000 })
  const began = Date.now()
  expect(await stop(program)).toBe(0)
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(await visitors.end()).toEqual({ answered: expect.any(Number), refused: expect.any(Number) })
})

// Windows hands no sockets over.
test.skipIf(process.platform === 'win32')(
  'no request is lost, nor refused, when the next process takes over the socket',
  async () => {
    const socket = createServer().listen(0, '127.0.0.1')
    await once(socket, 'listening')
    const { port } = socket.address() as AddressInfo
    const settings = { DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' }
    const [old, next] = [runOn(socket, settings), runOn(socket, settings)]
    // Those two have it now; this process would take connections of its own from it.
    socket.close()
    old.begin()
    await serves(old.program)

    const visitors = browse(`http://127.0.0.1:${port}`)
    await vi.waitFor(() => expect(visitors.outcomes.get('answered')).toBeGreaterThan(500), { timeout: 20_000 })
    expect(await stop(old.program)).toBe(0)
    next.begin()
    await serves(next.program)
    const before = visitors.outcomes.get('answered')!
    await vi.waitFor(() => expect(visitors.outcomes.get('answered')).toBeGreaterThan(before + 500), { timeout: 20_000 })
    expect(await visitors.end()).toEqual({ answered: expect.any(Number) })
    expect(await stop(next.program)).toBe(0)
  },
)

/** Starts the product as systemd does with a socket unit; it begins when the test says so, and has the socket before. */
function runOn(socket: Server, settings: Record<string, string>) {
  const { _handle: handle } = socket as Server & { _handle: { fd: number } }
  const child = spawn('sh', ['-c', 'read -r _; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"', process.execPath, PROGRAM], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['pipe', 'pipe', 'pipe', handle.fd],
  })
  const { port } = socket.address() as AddressInfo
  return { program: follow(child, port), begin: () => child.stdin!.end('begin\n') }
}
