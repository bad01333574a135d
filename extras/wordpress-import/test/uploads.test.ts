// Before landing: starts a reader for each file.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeWxr } from './wordpress.ts'

async function upload(text: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'uploads-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const app = await createTestApp('sqlite', { place: { dataDir, databaseUrl: undefined } })
  const owner = await signIn(app, 'owner')
  const headers = { Cookie: owner.cookie(), 'Content-Type': 'application/octet-stream' }
  const answer = await app.request('/imports/files?name=news.xml', { method: 'POST', headers, body: text })
  const { message, data } = (await answer.json()) as { message?: string; data?: { id: string } }
  return { owner, status: answer.status, message, data, files: () => readdir(join(dataDir, 'imports')) }
}

test('an export is told from its contents, and imported without a kind', async () => {
  const { owner, data } = await upload([...makeWxr({ url: 'https://old.example', posts: 1, media: 0 })].join(''))
  expect(data).toMatchObject({ format: 'wxr', entity: null, columns: null, sheets: [] })
  const given = { file: data!.id, publish: false, dryRun: true }
  expect((await owner.call('POST', '/imports', given)).status).toBe(202)
})

const LAUGHS = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
const BILLION = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "ha">${LAUGHS}]><rss><channel>&l9;</channel></rss>`

test.each([
  ['entities that grow', BILLION, /document type/],
  ['elements 200,000 deep', `<rss>${'<channel>'.repeat(200_000)}`, /too deep/],
  ['a text of 30 MB', `<rss><channel><item><title>${'x'.repeat(30e6)}</title>`, /more than/],
])('an export with %s is refused in words, and nothing of it stays', async (_, text, words) => {
  const { status, message, files } = await upload(text)
  expect([status, message]).toEqual([422, expect.stringMatching(words)])
  expect(await files()).toEqual([])
})
