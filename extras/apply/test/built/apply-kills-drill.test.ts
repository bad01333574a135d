import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createServerProcess } from '../../../../scripts/drill/server-process.ts'
import { signInEditor } from '../../../../scripts/drill/editor.ts'
import { addAccount } from '../../../../scripts/stores/add-account.ts'
import { openStoreFile } from '../../../../test/open-store-file.ts'

/** Each at another point of the time that sending takes: `KILLS=50` for all that are promised. */
const KILLS = Number(process.env['KILLS'] ?? 6)
/** Sent at once, again and again. */
const SENDERS = 4
const FILES = 3
const FILE_BYTES = 400_000
/** Milliseconds until a server that was killed serves again. */
const PATIENCE = 60_000
const ACCOUNT = { email: 'editor@example.org', password: 'a password for the drill' }

vi.setConfig({ testTimeout: 900_000 })

interface Sent {
  number: number
  files: Buffer[]
  references: string[]
}

test('an application with files is never lost, stored twice or left without its files while the server is killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apply-drill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }), PATIENCE)
  await addAccount(dataDir, ACCOUNT, 'editor')
  const server = await createServerProcess({
    DATA_DIR: dataDir,
    ENQUIRIES_PER_ADDRESS: '0',
    ENQUIRIES_TO: 'office@example.org',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  onTestFinished(() => server.kill(), PATIENCE)
  await server.start()
  const form = `${server.origin}/apply/${await announce(server.origin)}`
  const counts = { sent: 0, failed: 0, strange: [] as string[] }

  /** With the same key and the same contents, until it is acknowledged, and once more. */
  async function sendOne(): Promise<Sent> {
    const number = ++counts.sent
    const files = Array.from({ length: FILES }, (_, index) => pdf(`${number}.${index} `))
    const references: string[] = []
    for (const deadline = Date.now() + PATIENCE; references.length < 2;) {
      const answer = await post(form, number, files).catch(() => undefined)
      const reference = /\/sent\/([A-Z]+-\w+)$/.exec(answer?.headers.get('Location') ?? '')?.[1]
      if (answer && !reference && answer.status < 500) counts.strange.push(`${answer.status} ${await answer.text()}`)
      if (reference) references.push(reference)
      else counts.failed++
      if (Date.now() > deadline) throw new Error(`Nothing is acknowledged any more:\n${server.errors().slice(-3000)}`)
      await wait(reference ? 0 : 30)
    }
    return { number, files, references }
  }
  const sendSome = () => Promise.all(Array.from({ length: SENDERS }, sendOne))

  // How long it takes without a kill; the first is slower.
  await sendSome()
  const began = Date.now()
  const sent = await sendSome()
  const took = Date.now() - began
  for (let kill = 0; kill < KILLS; kill++) {
    const sending = sendSome()
    await wait((took * kill) / KILLS)
    await server.kill()
    await server.start()
    sent.push(...(await sending))
  }
  await server.kill()

  const store = openStoreFile(dataDir)
  const applications = store.prepare('select reference, message from application').all()
  const rows = store.prepare('select key, about, bytes from private_file').all() as {
    key: string
    about: string
    bytes: number
  }[]
  const hashesOf = (about: string) =>
    rows.filter((row) => row.about === about).map(({ key }) => hashOf(readFileSync(join(dataDir, 'private', key))))
  const report = {
    lost: 0,
    storedTwice: 0,
    otherAnswers: 0,
    withoutTheirFiles: 0,
    mails: 0,
  }
  for (const { number, files, references } of sent) {
    const [reference = ''] = references
    const stored = applications.filter(({ message }) => message === messageOf(number))
    if (!stored.some((row) => row['reference'] === reference)) report.lost++
    if (stored.length > 1) report.storedTwice++
    if (new Set(references).size > 1) report.otherAnswers++
    if (hashesOf(reference).toSorted().join() !== files.map(hashOf).toSorted().join()) report.withoutTheirFiles++
    const mails = store.prepare("select count(*) as count from mail where kind = 'application' and about = ?")
    if (mails.get(reference)?.['count'] !== 1) report.mails++
  }
  const check = Object.values(store.prepare('pragma quick_check').get()!).join()
  const left = () => {
    const named = new Set(rows.map(({ key }) => key))
    const names = (folder: string) => readdirSync(join(dataDir, folder)).map((name) => join(dataDir, folder, name))
    const unnamed = readdirSync(join(dataDir, 'private')).filter((name) => !named.has(name))
    return { unnamed: unnamed.length, parts: names('uploads').length, all: [...names('private'), ...names('uploads')] }
  }
  const before = left()

  // Two hours later, after the next start.
  const then = new Date(Date.now() - 7_200_000)
  for (const file of before.all) utimesSync(file, then, then)
  store.prepare("update job set due_at = ? where kind = 'delete-files'").run(then.toISOString())
  store.close()
  await server.start()
  await vi.waitFor(() => expect(left()).toMatchObject({ unnamed: 0, parts: 0 }), { timeout: PATIENCE, interval: 100 })
  const facts = { kills: KILLS, acknowledged: sent.length, failedAttempts: counts.failed, took }
  console.log(JSON.stringify({ ...facts, ...report, sweptFiles: before.unnamed, sweptParts: before.parts }))
  expect(report).toEqual({ lost: 0, storedTwice: 0, otherAnswers: 0, withoutTheirFiles: 0, mails: 0 })
  expect([counts.strange, check, left().all.length]).toEqual([[], 'ok', applications.length * FILES])
  // Otherwise nothing was proven.
  expect(Math.min(counts.failed, before.parts)).toBeGreaterThan(0)
})

/** Publishes a vacancy. @returns the slug of its form */
async function announce(origin: string): Promise<string> {
  const editor = await signInEditor(origin, ACCOUNT, (path, init) => fetch(origin + path, init))
  const create = async (path: string, body: object) =>
    ((await (await editor.call('POST', path, body)).json()) as { data: { id: number; slug: string } }).data
  const { id: categoryId } = await create('/categories', { name: 'Drill', publish: true })
  const news = { name: 'Engineer', summary: 'One.', description: '<p>Join us.</p>', jobTitle: 'Engineer' }
  return (await create('/news', { ...news, categoryId, publish: true })).slug
}

const messageOf = (number: number) => `Application ${number} of the drill.`
const hashOf = (bytes: Uint8Array) => hash('sha256', bytes)
const pdf = (content: string) => Buffer.concat([Buffer.from(`%PDF-1.4\n${content}`), Buffer.alloc(FILE_BYTES, content)])

/** @throws without a whole answer */
function post(form: string, number: number, files: Buffer[]): Promise<Response> {
  const body = new FormData()
  const fields = { name: 'Maya Rai', phone: '+977 9841 234567', message: messageOf(number), consent: 'yes' }
  for (const [name, value] of Object.entries({ ...fields, key: `key-of-drill-${number}` })) body.append(name, value)
  for (const [index, file] of files.entries()) body.append('files', new Blob([new Uint8Array(file)]), `${index}.pdf`)
  // A network for each: many from one are refused.
  const headers = { 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` }
  return fetch(form, { method: 'POST', body, headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) })
}
