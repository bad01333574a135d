import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { PROGRAM, run, start, stop, temporaryFolder } from './program.ts'
import { openStoreFile } from '../open-store-file.ts'

/** How the built product starts, what it says, how it ends. Loading the sample content takes seconds, on a busy machine many. */
/** Every row of every table. */
function readStore(dataDir: string): Record<string, unknown[]> {
  const store = openStoreFile(dataDir)
  const tables = store.prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`).all()
  const rows = Object.fromEntries(tables.map(({ name }) => [name, store.prepare(`select * from "${name}"`).all()]))
  // A server that runs while a minute ends writes its figures.
  delete rows['sample']
  // Retention waits for an hour after each start (server/retention/retention.ts); the sizes of pictures are
  // made while it runs.
  rows['job'] = (rows['job'] as { due_at?: unknown }[]).map(({ due_at: _due, ...job }) => job)
  rows['picture'] = (rows['picture'] as Record<string, unknown>[]).map(
    ({ variants_made_at: _at, variants_signature: _signature, fingerprint: _print, ...picture }) => picture,
  )
  store.close()
  return rows
}

/** Jobs of the start that are not done, such as building the search index. */
function countDueJobs(dataDir: string): unknown {
  const store = openStoreFile(dataDir)
  const due = `state = 'running' or (state = 'queued' and due_at <= ?)`
  const row = store.prepare(`select count(*) as count from job where ${due}`).get(new Date().toISOString())
  store.close()
  return row?.['count']
}

test('the first start loads the sample content, and a second one touches no data and takes a moment', async () => {
  const dataDir = temporaryFolder()
  const first = await start({ DATA_DIR: dataDir })
  expect(first.said.out).toContain('loading the sample content')
  expect(first.said.out).toMatch(new RegExp(`Site {3}http://localhost:${new URL(first.origin).port}/`))
  expect(await (await fetch(`${first.origin}/projects`)).text()).toContain('45 projects')
  await expect.poll(() => countDueJobs(dataDir), { timeout: 20_000 }).toBe(0)
  expect(await stop(first)).toBe(0)
  const before = readStore(dataDir)
  expect(before['project']).toHaveLength(45)

  const began = Date.now()
  const second = await start({ DATA_DIR: dataDir })
  // A second and a half is the aim on a machine that has nothing else to do; npm run bench measures it.
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(second.said.out).not.toContain('sample content')
  // HEAD, for pages that are read may be counted.
  expect((await fetch(`${second.origin}/`, { method: 'HEAD' })).status).toBe(200)
  const beside = await run({ DATA_DIR: dataDir })
  expect(await beside.ended).toBe(1)
  expect(beside.said.errors).toMatch(/^[^\n]*Another server uses the store in [^\n]*\n$/)
  expect(await stop(second)).toBe(0)
  const after = readStore(dataDir)
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows)
  expect(first.said.errors + second.said.errors).toBe('')
})

test('SAMPLE_CONTENT=0 gives an empty site, all of whose pages are there', async () => {
  const { origin, said } = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  const statuses: Record<string, number> = {}
  const lists = ['/', '/about', '/about/overview', '/about/clients', '/about/our-story/history', '/about/teams']
  for (const path of [
    ...lists,
    '/services',
    '/projects',
    '/news',
    '/gallery',
    '/contact',
    '/services/a',
    '/services/a/b',
    '/projects/a',
    '/news/a',
  ]) {
    const response = await fetch(origin + path)
    statuses[path] = response.status
    expect(await response.text(), path).toMatch(/<h1[\s>].*<\/html>/s)
  }
  expect(Object.entries(statuses).filter(([path, status]) => status !== (/\/[ab]$/.test(path) ? 404 : 200))).toEqual([])
  const { meta } = (await (await fetch(`${origin}/api/v1/projects`)).json()) as { meta: { total: number } }
  expect(meta.total).toBe(0)
  expect(said.errors).toBe('')
})

test('without an owner, the set-up address is printed before all others and kept in a file of mode 0600; it survives a kill', async () => {
  const dataDir = temporaryFolder()
  const first = await start({ DATA_DIR: dataDir, SAMPLE_CONTENT: '0' })
  const file = join(dataDir, 'set-up-address')
  const [, path] = /^Set up http:\/\/localhost:\d+(\/admin\/set-up#[\w-]{43})$/m.exec(first.said.out) ?? []
  expect(first.said.out.indexOf('Set up ')).toBeLessThan(first.said.out.indexOf('Site   '))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  first.process.kill('SIGKILL')
  await first.ended
  const second = await start({ DATA_DIR: dataDir, SAMPLE_CONTENT: '0' })
  expect(second.said.out).toContain(path)
  expect(readFileSync(file, 'utf8')).toBe(`${second.origin.replace('127.0.0.1', 'localhost')}${path}\n`)

  const page = await (await fetch(`${second.origin}/admin`)).text()
  const made = await fetch(`${second.origin}/api/v1/set-up/owner`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-TOKEN': /name="csrf-token" content="([^"]+)"/.exec(page)![1]!,
    },
    body: JSON.stringify({
      secret: path!.split('#')[1],
      name: 'Sita',
      email: 'sita@example.org',
      password: 'seven green bridges',
    }),
  })
  expect(made.status).toBe(201)
  expect(existsSync(file)).toBe(false)
  expect(await stop(second)).toBe(0)
  const third = await start({ DATA_DIR: dataDir, SAMPLE_CONTENT: '0' })
  expect(third.said.out).not.toContain('Set up')
})

test('sample content under a public address is said, and kept out of search engines until the firm has its own name', async () => {
  const dataDir = temporaryFolder()
  const { origin, said } = await start({ DATA_DIR: dataDir, PUBLIC_URL: 'https://www.firm.com.np' })
  await vi.waitFor(
    () => expect(said.out).toMatch(/https:\/\/www\.firm\.com\.np shows the sample content of an invented firm/),
    { timeout: 20_000 },
  )
  const robots = async () => (await fetch(`${origin}/projects`)).headers.get('X-Robots-Tag')
  expect(await robots()).toBe('noindex')
  const store = openStoreFile(dataDir)
  store.exec(
    `begin immediate; update setting set value = '"Our own firm"' where key = 'name' and locale = 'en'; update content_revision set revision = revision + 1; commit`,
  )
  store.close()
  expect(await robots()).toBe(null)
})

test('a server with another secret than that of its store does not start, and says what to do', async () => {
  const dataDir = temporaryFolder()
  const first = await start({ DATA_DIR: dataDir, SAMPLE_CONTENT: '0' })
  expect(await stop(first)).toBe(0)
  const second = await run({
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: '0',
    APP_SECRET: 'another one, which is long enough too',
  })
  expect(await second.ended).toBe(1)
  expect(second.said.errors).toMatch(/another secret than the one in APP_SECRET.*npm run secret -- accept/)
  expect(second.said.errors, 'plain words, no stack').not.toMatch(/^\s+at /m)
})

test('a database that is not there yet is waited for, which is said in lines without a stack', async () => {
  const {
    said,
    process: child,
    ended,
  } = await run({ DATA_DIR: temporaryFolder(), DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
  await vi.waitFor(
    () =>
      expect(said.out.match(/^Waiting for the database: .*ECONNREFUSED.*Trying again in [12] s$/gm)).toHaveLength(2),
    { timeout: 20_000 },
  )
  expect(said.errors).toBe('')
  child.kill('SIGTERM')
  await ended
})

test('wrong settings are refused, all at once, before anything is touched', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const { said, ended } = await run({
    DATA_DIR: dataDir,
    PORT: 'http',
    SAMPLE_CONTENT: 'maybe',
    PUBLIC_URL: 'example.org',
  })
  expect(await ended).toBe(1)
  expect(said.errors).toContain('The configuration has 3 faults:')
  for (const name of ['PORT', 'SAMPLE_CONTENT', 'PUBLIC_URL'])
    expect(said.errors).toMatch(new RegExp(`^ {2}${name}: `, 'm'))
  expect(said.errors, 'plain words, no stack').not.toMatch(/^\s+at /m)
  expect(existsSync(dataDir)).toBe(false)
})

test('a port in use is reported in plain words', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const port = String((other.address() as AddressInfo).port)
  const { said, ended } = await run({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0', PORT: port })
  expect(await ended).toBe(1)
  expect(said.errors).toMatch(new RegExp(`${port}.*another program uses this port\\. Set PORT to a free one\\.`))
  expect(said.errors).not.toMatch(/^\s+at /m)
})

test('a data folder that cannot be made is said in a sentence, and the program ends', async () => {
  const { said, ended } = await run({ DATA_DIR: join(PROGRAM, 'data'), SAMPLE_CONTENT: '0' })
  expect(await ended).toBe(1)
  expect(said.errors).toMatch(/index\.js\S* cannot be used: .*(ENOTDIR|EEXIST)\)\. Set DATA_DIR to a folder\.\n$/)
})

test('the program runs from any folder, and puts its data beneath that', async () => {
  const folder = temporaryFolder()
  const { origin } = await start({ SAMPLE_CONTENT: '0' }, folder)
  expect(readdirSync(folder)).toEqual(['data'])
  const page = await (await fetch(`${origin}/projects`)).text()
  const hydration = await (await fetch(origin + /\/hydration\/[^"]+/.exec(page)![0])).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(hydration)![0]
  expect((await fetch(origin + script)).headers.get('Content-Type')).toMatch(/^text\/javascript/)
})

/** Sends a message in two pieces; the second one when it is told to. */
function beginMessage(origin: string, token: string) {
  const body = JSON.stringify({ name: 'Maya', email: 'maya@example.org', subject: 'A', message: 'B' })
  const call = httpRequest(`${origin}/api/v1/contact-us`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, 'X-CSRF-TOKEN': token },
  })
  const answered = once(call, 'response').then(async ([response]) => {
    const answer = response as IncomingMessage
    return { status: answer.statusCode, body: await text(answer) }
  })
  call.write(body.slice(0, 10))
  return { end: () => call.end(body.slice(10)), answered }
}

/** @returns the code of the error, or `connected` */
async function tryToConnect(origin: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    return 'connected'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  } finally {
    socket.destroy()
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a request that is under way be answered, takes no new ones, and ends with 0',
  async (signal) => {
    const dataDir = temporaryFolder()
    const program = await start({ DATA_DIR: dataDir, SAMPLE_CONTENT: '0' })
    const page = await (await fetch(`${program.origin}/contact`)).text()
    const message = beginMessage(program.origin, /name="csrf-token" content="([^"]+)"/.exec(page)![1]!)
    // The server has taken the connection when it answers one that came later.
    await fetch(`${program.origin}/api/v1/`)
    program.process.kill(signal)
    await vi.waitFor(() => expect(program.said.out).toContain('Stopping'), { timeout: 20_000 })
    // It says so a moment before it closes.
    await expect.poll(() => tryToConnect(program.origin)).toBe('ECONNREFUSED')
    message.end()
    expect(await message.answered).toMatchObject({ status: 201 })
    const began = Date.now()
    expect(await program.ended).toBe(0)
    expect(Date.now() - began, 'it does not wait for connections that have nothing to say').toBeLessThan(2500)
    expect(readStore(dataDir)['contact_message']).toHaveLength(1)
  },
)

test('a signal that arrives twice, from npm and from the terminal, still lets the program stop tidily', async () => {
  const program = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) {
    program.process.kill(signal)
    await vi.waitFor(() => expect(program.said.out).toContain('Stopping'), { timeout: 20_000 })
  }
  expect(await program.ended).toBe(0)
})

test('SIGTERM ends the program also while pictures are being made', async () => {
  const program = await start({ DATA_DIR: temporaryFolder() })
  await vi.waitFor(() => expect(program.said.out).toContain('making variants'), { timeout: 20_000 })
  expect(await stop(program)).toBe(0)
  expect(program.said.errors).toBe('')
})
