import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { start, temporaryFolder } from './program.ts'

const account = { email: 'sita@example.org', password: 'seven green bridges' }

/** Somebody's browser: signed in, with a page's token. */
async function signIn(origin: string) {
  const page = await fetch(`${origin}/admin`)
  const token = /name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const headers = { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' }
  const call = (method: string, path: string, body?: object, cookie = '') =>
    fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { ...headers, Cookie: cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
  const answer = await call('POST', '/session', account)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return (method: string, path: string, body?: object) => call(method, path, body, cookie)
}

test('after kill -9 another browser has everything that the server had acknowledged', async () => {
  const settings = { DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' }
  const program = await start(settings)
  const options = ['add', account.email, '--role', 'owner', '--name', 'Sita Rai', '--password-stdin']
  const added = spawnSync(process.execPath, [resolve('scripts/staff.ts'), ...options], {
    env: { ...process.env, ...settings, DATABASE_URL: '' },
    input: account.password,
    encoding: 'utf8',
  })
  expect(added.status, added.stderr).toBe(0)
  const call = await signIn(program.origin)
  const document = { title: 'Typed before the crash', date: '' }
  const kept = await call('PUT', '/form-states/timeline/new-one', { document, form: 'one' })
  expect(kept.status).toBe(200)
  program.process.kill('SIGKILL')
  await program.ended
  const again = await start(settings)
  const other = await signIn(again.origin)
  const { data } = await (await other('GET', '/form-states/timeline/new')).json()
  expect(data.own).toMatchObject({ item: 'new-one', document })
})
