import { expect, test } from 'vitest'
import { signIn, visitor } from '../../../test/core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../../../test/create-test-app.ts'
import { getContentRevision } from '../../../server/core/store/revision.ts'
import type { SiteData } from '../../../site/site-data.ts'
import type { ReachUs, ShownReachUs } from '../contract/reach-us.ts'
import { hoursData } from '../site/ui/hours-data.ts'
import { OFFICE } from './office.ts'

const read = async <Data>(app: TestApp, path: string) =>
  ((await (await app.request(path)).json()) as { data: Data }).data

async function faultsOf(app: TestApp, part: object) {
  const answer = await (await signIn(app, 'owner')).call('PUT', '/reach-us/settings', { ...OFFICE, ...part })
  return { status: answer.status, ...((await answer.json()) as { fields?: Record<string, string> }) }
}

describeOnEachEngine('the ways to reach a firm', (engine) => {
  test('begin empty; a change by an owner is seen by visitors, raises the revision, and is in the log', async () => {
    const app = await createTestApp(engine)
    expect(await read<ReachUs>(app, '/reach-us')).toMatchObject({ whatsapp: '', specialDays: [], isBarShown: false })
    const before = await getContentRevision(app.db)
    const owner = await signIn(app, 'owner')
    expect((await owner.call('PUT', '/reach-us/settings', OFFICE)).status).toBe(200)
    const { specialDays, ...shown } = await read<ShownReachUs>(app, '/reach-us')
    expect(shown).toEqual({ ...OFFICE, specialDays: undefined })
    expect(specialDays.map(({ name }) => name.en)).toEqual(['Dashain', 'Winter', 'Maghe Sankranti'])
    expect(specialDays[0]?.bs).toMatch(/2084 BS/)
    expect(await getContentRevision(app.db)).toBe(before + 1)
    const [entry] = await read<{ entity: string; action: string }[]>(
      { ...app, request: (path) => owner.call('GET', path) },
      '/audit?limit=1',
    )
    expect(entry).toMatchObject({ entity: 'reach-us', action: 'update' })
  })

  test('have the days in Nepali for Nepali pages', async () => {
    const app = await createTestApp(engine)
    await (await signIn(app, 'owner')).call('PUT', '/reach-us/settings', OFFICE)
    expect((await read<ShownReachUs>(app, '/reach-us?locale=ne')).specialDays[0]?.bs).toMatch(/^२०८४ असोज/)
  })

  test('are told to every page for the bar, while owners have it shown', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    expect(await read(app, '/site')).not.toHaveProperty('foot')
    await owner.call('PUT', '/reach-us/settings', OFFICE)
    expect(await read(app, '/site')).toMatchObject({ foot: { whatsapp: OFFICE.whatsapp, viber: '' } })
    await owner.call('PUT', '/reach-us/settings', { ...OFFICE, isBarShown: false })
    expect(await read(app, '/site')).not.toHaveProperty('foot')
  })

  test.each(['editor', 'reader'] as const)('are not changed by an %s, nor by visitors', async (role) => {
    const app = await createTestApp(engine)
    expect((await (await signIn(app, role)).call('PUT', '/reach-us/settings', OFFICE)).status).toBe(403)
    expect((await visitor(app).call('PUT', '/reach-us/settings', OFFICE)).status).toBe(401)
  })
})

test.each([
  ['9812345678', '+9779812345678'],
  ['९८१२३४५६७८', '+9779812345678'],
  ['01-5970123', '+97715970123'],
  ['00977 981 234 5678', '+9779812345678'],
  ['+61 412 345 678', '+61412345678'],
])('the number %s is stored as %s', async (typed, stored) => {
  const app = await createTestApp('sqlite')
  expect((await faultsOf(app, { viber: typed })).status).toBe(200)
  expect((await read<ReachUs>(app, '/reach-us')).viber).toBe(stored)
})

test.each([
  ['a short number', { whatsapp: '12345' }, 'whatsapp', /such as 9812345678/],
  ['a text', { viber: 'ask Sita' }, 'viber', /such as 9812345678/],
  ['closing before opening', { hours: { ...OFFICE.hours, friday: '17:00-10:00' } }, 'hours.friday', /must be later/],
  [
    'no such day',
    { specialDays: [{ ...OFFICE.specialDays[0], from: '2027-02-31' }] },
    'specialDays.0.from',
    /must be a date/,
  ],
  [
    'an end before the beginning',
    { specialDays: [{ ...OFFICE.specialDays[0], until: '2027-01-01' }] },
    'specialDays.0.until',
    /must not be before/,
  ],
  ['a wrong address', { press: { ...OFFICE.press, email: 'press' } }, 'press.email', /name@example.org/],
  ['too many', { specialDays: Array.from({ length: 61 }, () => OFFICE.specialDays[0]) }, 'specialDays', /at most 60/],
])('%s is refused, and nothing is stored', async (_, part, field, fault) => {
  const app = await createTestApp('sqlite')
  const { status, fields } = await faultsOf(app, part)
  expect([status, fields?.[field]]).toEqual([422, expect.stringMatching(fault)])
  expect((await read<ReachUs>(app, '/reach-us')).whatsapp).toBe('')
})

test('search engines read the hours, the holidays and the press', () => {
  const site = {
    publicUrl: 'https://www.example.org',
    settings: { name: 'Himal <Engineers>' },
    locale: 'en',
  } as SiteData
  const text = hoursData(site, {
    ...OFFICE,
    specialDays: OFFICE.specialDays.map((one) => ({ ...one, bs: null })),
    hasHours: true,
  })
  expect(text).not.toContain('<')
  const data = JSON.parse(text)
  expect(data.openingHoursSpecification).toHaveLength(4)
  expect(data.openingHoursSpecification[2]).toMatchObject({
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '10:00',
    closes: '17:00',
  })
  expect(data.specialOpeningHoursSpecification.slice(0, 2)).toMatchObject([
    { name: 'Winter', opens: '10:00', closes: '16:00', validFrom: '2027-11-17', validThrough: '2028-02-12' },
    { name: 'Dashain', opens: '00:00', closes: '00:00', validFrom: '2027-10-07', validThrough: '2027-10-14' },
  ])
  expect(data.contactPoint).toMatchObject({ contactType: 'press', telephone: '+97715970123' })
})
