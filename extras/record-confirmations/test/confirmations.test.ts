import { expect, test } from 'vitest'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { ANITA, openConfirmations, ORIGIN } from './confirmation-office.ts'

const DAY = 24 * 60 * 60_000

async function openWithProjects(engine: 'sqlite' | 'postgres', count: number) {
  const office = await openConfirmations(engine)
  const items: { entity: string; id: number }[] = []
  for (let number = 1; number <= count; number += 1) {
    const body = { title: `Road ${number}`, code: `R-${number}`, status: 'completed' }
    const response = await office.editor.call('POST', '/projects', body)
    expect(response.status).toBe(201)
    items.push({ entity: 'projects', id: ((await response.json()) as { data: { id: number } }).data.id })
  }
  await office.setOwner(items)
  return { ...office, items }
}

describeOnEachEngine('the yearly check of records', (engine) => {
  test('twenty records are confirmed from their mails, without signing in; the twenty-first waits a day', async () => {
    const { items, askFor, mails, open, post, confirmation, clock, runJob, mailServer } = await openWithProjects(
      engine,
      21,
    )
    expect(await askFor(...items)).toEqual({ asked: 20, later: 1, withoutOwner: 0, notPublished: 0 })
    for (const link of await mails(20)) {
      expect(await (await open(link)).text()).toContain('Road ')
      expect((await post(link, { answer: 'true' })).status).toBe(200)
    }
    expect((await confirmation()).filter(({ checked_on }) => checked_on === '2026-11-21')).toHaveLength(20)
    clock.now = NOW.getTime() + DAY + 1
    await runJob()
    await expect.poll(() => mailServer.taken.length, { timeout: 10_000 }).toBe(21)
    expect(mailServer.taken[20]!.raw.replaceAll('=\r\n', '')).toContain(`${ORIGIN}/confirm/`)
  })

  test('an owner is asked once in twelve months, or after as many as owners of the site choose; with 0, nobody is', async () => {
    const { runJob, clock, db, setOwner, confirmation, mail } = await openConfirmations(engine)
    /** The day of the last mail, after the job of a day. */
    const lastMailAt = async (days: number) => {
      clock.now = NOW.getTime() + days * DAY
      await db.deleteFrom('job').execute()
      await runJob()
      const at = (await confirmation())[0]!.asked_at
      return at === null ? null : (Date.parse(at) - NOW.getTime()) / DAY
    }
    await setOwner([{ entity: 'projects', id: 1 }])
    await db.updateTable('content_item').set({ updated_at: NOW.toISOString() }).execute()
    expect(await lastMailAt(1), 'published just now').toBeNull()
    const { smtpUrl } = mail
    mail.smtpUrl = undefined
    expect(await lastMailAt(31), 'without a mail server').toBeNull()
    mail.smtpUrl = smtpUrl
    for (const [day, expected] of [
      [31, 31],
      [32, 31],
      [200, 31],
      [397, 397],
    ] as const)
      expect(await lastMailAt(day), String(day)).toBe(expected)
    await db.updateTable('confirmation').set({ checked_on: '2027-12-25' }).execute()
    expect(await lastMailAt(700)).toBe(397)
    expect(await lastMailAt(770)).toBe(770)
    await db.insertInto('store_fact').values({ name: 'record_health', value: '{"months":0,"owner":null}' }).execute()
    expect(await lastMailAt(3000)).toBe(770)
  })

  test('records without an owner of their own go to the one of the settings, which owners of the site choose', async () => {
    const { editor, askFor, mails, mailServer, ...app } = await openConfirmations(engine)
    expect(await askFor({ entity: 'teams', id: 1 }, { entity: 'projects', id: 999 })).toMatchObject({
      withoutOwner: 1,
      notPublished: 1,
    })
    const settings = { months: 6, owner: { name: 'Office', email: 'Office@example.org', language: 'ne' } }
    expect((await editor.call('PUT', '/record-health/settings', settings)).status).toBe(403)
    const owner = await signIn(app as never, 'owner')
    expect((await owner.call('PUT', '/record-health/settings', settings)).status).toBe(200)
    expect((await owner.call('PUT', '/record-health/settings', { ...settings, months: 61 })).status).toBe(422)
    expect(await askFor({ entity: 'teams', id: 1 })).toMatchObject({ asked: 1 })
    await mails(1)
    expect(mailServer.taken[0]!.to).toEqual(['office@example.org'])
  })

  test('the board has the worst first, and filters by what is missing', async () => {
    const { health, setOwner, db } = await openConfirmations(engine)
    await setOwner([{ entity: 'projects', id: 1 }])
    await db.updateTable('confirmation').set({ checked_on: '2026-10-01', checked_by: 'Anita' }).execute()
    const all = await health()
    const missing = ({ public: visible, bids }: (typeof all)[number]) =>
      new Set([...visible.missing, ...bids.missing]).size
    expect(missing(all[0]!)).toBeGreaterThan(0)
    expect(all.find(({ entity, id }) => entity === 'projects' && id === 1)).toMatchObject({
      owner: ANITA,
      faults: ['bids'],
      public: { missing: [] },
      bids: { missing: ['value', 'size'] },
    })
    expect((await health('&fault=owner')).some(({ id, entity }) => entity === 'projects' && id === 1)).toBe(false)
    expect((await health('&entity=certificates')).every(({ entity }) => entity === 'certificates')).toBe(true)
    expect(all.length).toBe((await health('&fault=check')).length + 1)
  })

  test('owners of the site are warned when a correction waits, and when a check has grown too old', async () => {
    const { db, clock, request, ...app } = await openConfirmations(engine)
    const owner = await signIn({ db, request, ...app } as never, 'owner')
    const warnings = async () =>
      ((await (await owner.call('GET', '/dashboard')).json()) as { data: { warnings: string[] } }).data.warnings
    await app.setOwner([{ entity: 'projects', id: 1 }])
    expect(await warnings()).not.toContain('record-health')
    await db.updateTable('confirmation').set({ checked_on: '2025-11-20' }).execute()
    expect(await warnings()).toContain('record-health')
    clock.now -= 10 * DAY
    expect(await warnings()).not.toContain('record-health')
  })

  test('certificates say when they were checked, and nothing if never', async () => {
    const { request, db, setOwner } = await openConfirmations(engine)
    const read = async () =>
      (
        (await (await request('/certificates?locale=ne')).json()) as {
          data: { id: number; checkedIn: string | null }[]
        }
      ).data
    const [first] = await read()
    expect(first!.checkedIn).toBeNull()
    await setOwner([{ entity: 'certificates', id: first!.id }])
    await db.updateTable('confirmation').set({ checked_on: '2026-11-01' }).execute()
    expect((await read())[0]!.checkedIn).toBe('२०८३ कात्तिक (सन् २०२६ नोभेम्बर)')
  })
})
