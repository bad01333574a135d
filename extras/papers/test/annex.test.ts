import { expect, test } from 'vitest'
import { openMarkedSite } from '../../../test/core/content/marked-site.ts'
import { visitor } from '../../../test/core/accounts/staff.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { DAY } from '../../../server/core/process/durations.ts'
import type { PublicPaper } from '../contract/papers.ts'
import { CLEARANCE, LICENCE, openPapers, PDF } from './papers-app.ts'

describeOnEachEngine('public papers', (engine) => {
  test('are those that are valid today, and have no files for visitors', async () => {
    const { add, send, clock, one, ...app } = await openPapers(engine)
    const shown = await add({ access: 'public', notes: 'for the office' })
    await send(shown.id, 'front.pdf', PDF)
    const old = await add({ access: 'public', number: 'replaced' })
    await add({ access: 'bids', number: 'newer', replaces: old.id, validFrom: '2026-11-21' })
    await add({
      access: 'public',
      number: 'renewal',
      replaces: shown.id,
      validFrom: '2027-01-15',
      validUntil: '2028-01-14',
    })
    await add({ access: 'public', number: 'ended', validUntil: '2026-11-20' })
    await add({ access: 'public', number: 'to come', validFrom: '2026-11-22', validUntil: null })
    await add({ access: 'private' })
    await add({ ...CLEARANCE, access: 'public' })
    const person = visitor(app)
    const listed = async (locale = 'en') =>
      ((await (await person.call('GET', `/public-papers?locale=${locale}`)).json()) as { data: PublicPaper[] }).data
    const [clearance, licence, ...others] = await listed()
    expect(others).toEqual([])
    expect(clearance).toMatchObject({ kindName: 'Tax clearance', fiscalYear: '2082/83', validUntil: null })
    expect(licence).toEqual({
      id: shown.id,
      kindName: 'Licence',
      name: LICENCE.name,
      number: 'A-17',
      issuer: LICENCE.issuer,
      fiscalYear: null,
      issuedOn: '2026-01-15',
      issuedOnBs: '1 Magh 2082 BS',
      validUntil: '2027-01-14',
      validUntilBs: '30 Poush 2083 BS',
    })
    expect((await listed('ne')).map(({ kindName }) => kindName)).toEqual(['कर चुक्ता प्रमाणपत्र', 'इजाजतपत्र'])
    const [{ key } = { key: '' }] = (await one(shown.id)).scans
    for (const path of [`/papers/${shown.id}/files/${key}`, `/papers/${shown.id}/pdf`, `/papers/${shown.id}`])
      expect((await person.call('GET', path)).status, path).toBe(401)
    clock.now += DAY
    expect((await listed()).map(({ number }) => number)).toEqual(['', 'to come', 'A-17'])
    clock.now = Date.parse('2027-01-15T06:00:00Z')
    expect((await listed()).map(({ number }) => number)).toEqual(['', 'to come', 'renewal'])
  })
})

test('the statement has public papers as its annex, in both languages, and nothing of others', async () => {
  const site = await openMarkedSite()
  const { owner } = site.staff
  const read = async () =>
    Promise.all(['', '/ne'].map(async (of) => (await site.get(`${of}/about/profile/statement`)).text()))
  for (const page of await read()) expect(page).not.toMatch(/Annex|अनुसूची/)
  const papers = [
    { access: 'public', number: 'Shown 17', issuer: 'मूल्याङ्कन परिषद्' },
    ...['bids', 'private'].map((access) => ({ access, name: 'Hidden', number: 'Hidden 18', issuer: 'Hidden' })),
  ]
  for (const values of papers) expect((await owner.call('POST', '/papers', { ...LICENCE, ...values })).status).toBe(201)
  const [english, nepali] = await read()
  expect(english).toMatch(/Annex: papers.*Licence.*lang="ne">मूल्याङ्कन परिषद्.*Shown 17.*14 January 2027/s)
  expect(nepali).toMatch(/अनुसूची: कागजात.*इजाजतपत्र.*lang="en">NVC licence.*Shown 17.*२०८३ पुस ३० गते/s)
  for (const page of [english, nepali]) expect(page).not.toContain('Hidden')
})
