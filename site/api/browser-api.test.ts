import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserApi } from './browser-api.ts'

const busy = (retryAfter: string) =>
  Response.json(
    { message: 'Too many people are searching right now.' },
    { status: 429, headers: { 'Retry-After': retryAfter } },
  )

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }))
afterEach(() => void vi.unstubAllGlobals())

test('a read that a busy server puts off is sent again, twice at most', async () => {
  const answers = [busy('0'), busy('0'), Response.json({ data: [] })]
  vi.stubGlobal('fetch', async () => answers.shift()!)
  expect(await browserApi.listClients()).toEqual([])
  answers.push(busy('0'), busy('0'), busy('0'), Response.json({ data: [] }))
  await expect(browserApi.listClients()).rejects.toMatchObject({
    status: 429,
    message: 'Too many people are searching right now.',
  })
  expect(answers).toHaveLength(1)
})

test('a read that would have to wait for long is not sent again', async () => {
  const answers = [busy('60'), Response.json({ data: [] })]
  vi.stubGlobal('fetch', async () => answers.shift()!)
  await expect(browserApi.listClients()).rejects.toMatchObject({ status: 429, retryAfter: '60' })
  expect(answers).toHaveLength(1)
})
