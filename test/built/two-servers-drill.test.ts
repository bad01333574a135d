import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { findNginx } from '../../scripts/nginx.ts'
import { createStorePlace } from '../create-test-app.ts'
import { drawPicture, openS3 } from '../core/pictures/picture-fixtures.ts'
import { start, stop, temporaryFolder } from './program.ts'
import { startBehindNginx } from './proxied-site.ts'
import { openStoreFile } from '../open-store-file.ts'

/** Two built servers behind deploy/nginx.conf, with its second server named. */
const nginx = process.platform === 'win32' ? undefined : findNginx()
const PASSWORD = 'a bridge over the river'
const write = (message: string) => JSON.stringify({ name: 'Maya', email: 'maya@example.org', subject: 'A', message })

type Site = Awaited<ReturnType<typeof startBehindNginx>>

async function formHeaders({ ask }: Site): Promise<Record<string, string>> {
  const { headers, body } = await ask('/contact')
  const page = String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body)
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)![1]!
  return { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token }
}

async function signIn(site: Site): Promise<Record<string, string>> {
  const script = resolve(import.meta.dirname, '../../scripts/staff.ts')
  const options = ['add', 'owner@example.org', '--role', 'owner', '--password-stdin']
  const env = { PATH: process.env['PATH'], ...site.settings }
  expect(spawnSync(process.execPath, [script, ...options], { env, input: PASSWORD, encoding: 'utf8' }).stderr).toBe('')
  const headers = await formHeaders(site)
  const body = JSON.stringify({ email: 'owner@example.org', password: PASSWORD })
  const answer = await site.ask('/api/v1/session', { method: 'POST', headers, body })
  return { ...headers, Cookie: answer.headers['set-cookie']!.map((line) => line.split(';')[0]).join('; ') }
}

test.skipIf(!nginx || !process.env['TEST_DATABASE_URL'])(
  'an upload of one server is on the other at once, and no request fails while one of them is stopped',
  async () => {
    const [s3, { databaseUrl }, otherPort] = [await openS3(), await createStorePlace('postgres'), await freePort()]
    const { endpoint, region, accessKeyId, secretAccessKey } = s3.place
    const environment = {
      DATABASE_URL: databaseUrl!,
      APP_SECRET: 'a secret of more than thirty-two characters',
      MEDIA_STORE: 's3://site/firm',
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const site = await startBehindNginx(nginx!, {}, { others: [`127.0.0.1:${otherPort}`], environment })
    const other = await start({ ...site.settings, PORT: String(otherPort), DATA_DIR: temporaryFolder() })
    expect(other.said.out).toContain('pictures in s3://site')
    const staff = await signIn(site)
    const upload = await site.ask('/api/v1/pictures?name=a.jpg', {
      method: 'POST',
      headers: { ...staff, 'Content-Type': 'image/jpeg' },
      body: await drawPicture({ width: 64, height: 48 }),
    })
    expect(upload.status).toBe(201)
    const { data } = JSON.parse(String(upload.body)) as { data: { picture: { url: string } } }
    const shown = await Promise.all(
      [site.first, other].map(
        async ({ origin }) => (await fetch(origin + new URL(data.picture.url, origin).pathname)).status,
      ),
    )
    expect(shown).toEqual([200, 200])

    const read = async (from: number) =>
      Promise.all(Array.from({ length: 20 }, async (_, n) => (await site.ask(`/about?n=${from + n}`)).status))
    const statuses = await read(0)
    const stopping = stop(other)
    for (let round = 1; round < 5; round += 1) statuses.push(...(await read(round * 100)))
    expect(await stopping).toBe(0)
    statuses.push(...(await read(900)))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const headers = await formHeaders(site)
    expect((await site.ask('/api/v1/contact-us', { method: 'POST', headers, body: write('A') })).status).toBe(201)
  },
)

test.skipIf(!nginx)(
  'a message that one server may have taken is not sent to the other; reading is, and files are found',
  async () => {
    let posts = 0
    const broken = createServer(async (request, response) => {
      await buffer(request)
      // As one of another version does.
      if (request.url!.startsWith('/assets/')) return void response.writeHead(404).end()
      if (request.method === 'POST') posts += 1
      request.socket.destroy()
    })
    await new Promise<void>((done) => void broken.listen(0, '127.0.0.1', done))
    onTestFinished(() => void broken.close())
    const { port } = broken.address() as AddressInfo
    // Not left out after a failure, so that each second request goes there.
    const others = [`127.0.0.1:${port} max_fails=0`]
    const site = await startBehindNginx(nginx!, {}, { others })
    const headers = await formHeaders(site)
    const sent: number[] = []
    for (const message of ['A', 'B', 'C', 'D'])
      sent.push((await site.ask('/api/v1/contact-us', { method: 'POST', headers, body: write(message) })).status)
    expect(sent.toSorted()).toEqual([201, 201, 502, 502])
    const file = openStoreFile(join(site.folder, 'data'))
    expect([posts, file.prepare('select count(*) as count from contact_message').get()]).toEqual([2, { count: 2 }])
    file.close()
    const read = await Promise.all(Array.from({ length: 10 }, async (_, n) => (await site.ask(`/about?n=${n}`)).status))
    expect(read.filter((status) => status !== 200)).toEqual([])
    const [script] = globSync('assets/*.js', { cwd: resolve(import.meta.dirname, '../../build/client') })
    const files = await Promise.all(
      Array.from({ length: 4 }, async (_, n) => (await site.ask(`/${script}?n=${n}`)).status),
    )
    expect(files).toEqual([200, 200, 200, 200])
  },
)
