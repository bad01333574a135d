import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../create-test-app.ts'

const MESSAGE = {
  name: 'Sita',
  email: 'sita@example.org',
  subject: 'A bridge',
  message: 'We need a bridge. '.repeat(1_000),
}
const sending = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(MESSAGE) }

test('a full disk is answered and logged as what it is, reads go on, and the next message is stored once there is room', async () => {
  const { db, request, errors } = await createTestApp('sqlite')
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db)
  const statuses: number[] = []
  for (let sent = 0; sent < 5 && !statuses.includes(503); sent += 1)
    statuses.push((await request('/contact-us', sending)).status)
  expect(statuses.at(-1)).toBe(503)
  const refused = await request('/contact-us?locale=ne', sending)
  expect([refused.headers.get('Retry-After'), (await refused.json()).message]).toEqual([
    '60',
    expect.stringMatching(/डिस्क भरिएको छ: केही राखिएको छैन/),
  ])
  expect((await request('/news')).status).toBe(200)
  expect(errors.map(String)).toEqual(Array(2).fill('Error: database or disk is full'))
  await sql`pragma max_page_count = 100000`.execute(db)
  expect((await request('/contact-us', sending)).status).toBe(201)
})

test('nothing is written outside of a transaction that a full disk has ended', async () => {
  const { db } = await createTestApp('sqlite')
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db)
  const put = (key: string, length: number) => ({ key, locale: 'en' as const, value: 'x'.repeat(length) })
  const written = db.transaction().execute(async (tx) => {
    await tx
      .insertInto('setting')
      .values(put('large', 1_000_000))
      .execute()
      .catch(() => {})
    await tx.insertInto('setting').values(put('small', 1)).execute()
  })
  await expect(written).rejects.toThrow('database or disk is full')
  expect(await db.selectFrom('setting').select('key').where('key', 'in', ['large', 'small']).execute()).toEqual([])
})
