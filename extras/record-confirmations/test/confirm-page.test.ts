import { expect, test } from 'vitest'
import { describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { ANITA, openConfirmations } from './confirmation-office.ts'

const DAY = 24 * 60 * 60_000
const BRIDGE = { entity: 'projects', id: 1 }

async function askAboutBridge(engine: 'sqlite' | 'postgres', owner: object = ANITA) {
  const office = await openConfirmations(engine)
  await office.setOwner([BRIDGE], owner)
  expect(await office.askFor(BRIDGE)).toEqual({ asked: 1, later: 0, withoutOwner: 0, notPublished: 0 })
  const [link = ''] = await office.mails(1)
  return { ...office, link }
}

describeOnEachEngine('the page behind a mailed link', (engine) => {
  test('says what the site says, and a tap marks the record as checked on its public page', async () => {
    const { link, open, post, mailServer, request, confirmation, revision, db } = await askAboutBridge(engine)
    const [{ raw, to } = { raw: '', to: [] }] = mailServer.taken
    expect(to).toEqual(['anita@example.org'])
    expect(raw).toMatch(/^Subject: Still true\? Trail bridge/m)
    const shown = await open(link)
    const page = await shown.text()
    expect(shown.status).toBe(200)
    for (const text of [
      'Is this still true?',
      'Anita Gurung',
      'Trail bridge',
      'REC-101',
      'Completed',
      'A rural municipality',
      'A span of 108.5 m.',
      'March 2019',
    ])
      expect(page).toContain(text)
    expect(page).not.toContain('<script')
    const before = await revision()
    const thanks = await post(link, { answer: 'true' })
    expect([thanks.status, (await thanks.text()).includes('marked as checked today')]).toEqual([200, true])
    expect(await confirmation()).toMatchObject([{ checked_on: '2026-11-21', checked_by: 'Anita Gurung' }])
    expect(await revision()).toBe(before + 1)
    const answer = async (locale: string) =>
      ((await (await request(`/projects/slug/trail-bridge?locale=${locale}`)).json()) as { data: object }).data
    expect(await answer('en')).toMatchObject({ checkedOn: '2026-11-21', checkedIn: 'Mangsir 2083 BS (November 2026)' })
    expect(await answer('ne')).toMatchObject({ checkedIn: '२०८३ मङ्सिर (सन् २०२६ नोभेम्बर)' })
    expect(await db.selectFrom('audit_entry').selectAll().where('action', '=', 'confirm').execute()).toMatchObject([
      { staff_id: null, staff_email: 'anita@example.org', address: '192.0.2.1', entity: 'projects', entity_id: '1' },
    ])
  })

  test('says all that is published, and nothing of a newer draft', async () => {
    const office = await openConfirmations(engine)
    const change = async (path: string, body: object) => {
      const answer = await office.editor.call('PATCH', path, body)
      expect(answer.status, JSON.stringify(await answer.json())).toBe(200)
    }
    await change('/teams/1', { consentedOn: '2026-08-01', projectsFor: 'public', publish: true })
    await change('/projects/1', {
      quantities: [{ measure: 'span', amount: 108.5 }],
      phases: [{ phase: 'detailedDesign', from: '2016', to: '2017' }],
      people: [{ personId: 1, position: { en: 'Team leader', ne: '' } }],
      publish: true,
    })
    await change('/projects/1', { title: 'Draft name', quantities: [{ measure: 'span', amount: 999 }], publish: false })
    await change('/clients/1', { name: 'Draft client', publish: false })
    await office.setOwner([BRIDGE])
    await office.askFor(BRIDGE)
    const [link = ''] = await office.mails(1)
    expect(office.mailServer.taken[0]!.raw).toMatch(/^Subject: Still true\? Trail bridge/m)
    const page = await (await office.open(link)).text()
    for (const text of [
      'Trail bridge',
      'Span (m): 108.5',
      'Detailed design: From 2016, To 2017',
      'Sita Sample: Team leader',
      'A rural municipality',
    ])
      expect(page).toContain(text)
    expect(page).not.toMatch(/Draft|: 999|Person-months/)
  })

  test('is not indexed, not cached, sets no cookie, runs nothing and tells its address to no other site', async () => {
    const { link, open } = await askAboutBridge(engine)
    const { headers } = await open(link)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-/)
    expect(headers.has('Set-Cookie')).toBe(false)
  })

  test('changes nothing when it is only opened, as programs that check mails do', async () => {
    const { link, open, confirmation, corrections, db } = await askAboutBridge(engine)
    const before = await confirmation()
    for (const path of [link, `${link}?correct`, `${link}?answer=true`, `${link}/`])
      for (const method of ['GET', 'HEAD']) await open(path, method)
    expect(await confirmation()).toEqual(before)
    expect(await corrections()).toEqual([])
    expect(await db.selectFrom('confirmation_request').select('used_at').execute()).toEqual([{ used_at: null }])
  })

  test('takes a correction, which waits for an editor and changes nothing public', async () => {
    const { link, open, post, corrections, revision, health, editor, confirmation } = await askAboutBridge(engine)
    expect(await (await open(`${link}?correct`)).text()).toContain('What is not right?')
    const before = await revision()
    const text = 'It ended in 2020.\r\n<b>Not</b> 2021.'
    expect((await post(link, { answer: 'correction', text })).status).toBe(200)
    expect(await corrections()).toMatchObject([
      { text: 'It ended in 2020.\n<b>Not</b> 2021.', name: 'Anita Gurung', state: 'open' },
    ])
    expect(await revision()).toBe(before)
    const [worst] = await health()
    expect(worst).toMatchObject({ entity: 'projects', id: 1, faults: ['correction', 'check', 'bids'] })
    const id = worst!.corrections[0]!.id
    const refused = await editor.call('PATCH', `/record-health/corrections/${id}`, { state: 'refused' })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { fields: { answer: 'Say in a word why it is refused' } },
    ])
    expect((await editor.call('PATCH', `/record-health/corrections/${id}`, { state: 'accepted' })).status).toBe(200)
    expect((await editor.call('PATCH', `/record-health/corrections/${id}`, { state: 'accepted' })).status).toBe(409)
    expect(await confirmation()).toMatchObject([{ checked_on: '2026-11-21', checked_by: 'Anita Gurung' }])
  })

  test('gives back a correction that is empty or too long, with what was typed', async () => {
    const { link, post, corrections } = await askAboutBridge(engine)
    expect((await post(link, { answer: 'correction', text: ' ' })).status).toBe(422)
    const long = await post(link, { answer: 'correction', text: `${'न'.repeat(9_990)} & the end` })
    const page = await long.text()
    expect([long.status, page.includes('This has 10,000 characters'), page.includes('&amp; the end')]).toEqual([
      422,
      true,
      true,
    ])
    expect((await post(link, { answer: 'correction', text: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await post(link, { answer: 'maybe' })).status).toBe(400)
    expect(await corrections()).toEqual([])
    expect((await post(link, { answer: 'correction', text: 'न'.repeat(2_000) })).status).toBe(200)
  })

  test('counts one of two answers that arrive at the same time, and says so to the other', async () => {
    const { link, post, open, db } = await askAboutBridge(engine)
    const answers = await Promise.all([post(link, { answer: 'true' }), post(link, { answer: 'true' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const again = await post(link, { answer: 'correction', text: 'later' })
    expect([again.status, (await again.text()).includes('still true on 21 November 2026')]).toEqual([410, true])
    expect((await open(link)).status).toBe(410)
    expect(
      await db.selectFrom('audit_entry').selectAll().where('action', 'in', ['confirm', 'correct']).execute(),
    ).toHaveLength(1)
  })

  test('is good for thirty days; afterwards a new link is mailed on request, once an hour', async () => {
    const { link, open, post, clock, mailServer, linksOf, confirmation } = await askAboutBridge(engine)
    clock.now = NOW.getTime() + 30 * DAY + 1
    const late = await post(link, { answer: 'true' })
    const page = await late.text()
    expect([late.status, page.includes('too old'), page.includes('Mail me a new link')]).toEqual([410, true, true])
    expect(await confirmation()).toMatchObject([{ checked_on: null }])
    expect((await post(link, { answer: 'link' })).status).toBe(200)
    expect((await post(link, { answer: 'link' })).status).toBe(429)
    await expect.poll(() => mailServer.taken.length, { timeout: 10_000 }).toBe(2)
    expect(mailServer.taken[1]!.to).toEqual(['anita@example.org'])
    expect((await open(linksOf()[1]!)).status).toBe(200)
  })

  test('does nothing for whoever it was forwarded to after the owner has changed', async () => {
    const { link, open, post, setOwner, confirmation, mailServer } = await askAboutBridge(engine)
    await setOwner([BRIDGE], { ...ANITA, email: 'Binod@example.org' })
    const shown = await open(link)
    expect([shown.status, (await shown.text()).includes('Somebody else looks after this record now')]).toEqual([
      410,
      true,
    ])
    for (const answer of ['true', 'correction', 'link'])
      expect((await post(link, { answer, text: 'x' })).status).toBe(410)
    expect(await confirmation()).toMatchObject([{ checked_on: null, owner_email: 'binod@example.org' }])
    expect(mailServer.taken).toHaveLength(1)
  })

  test('does nothing for a token of another length, of another secret, or of a row that was changed to another record', async () => {
    const { link, open, post, db, confirmation } = await askAboutBridge(engine)
    const before = await confirmation()
    for (const path of [
      link.slice(0, -1),
      `${link}A`,
      '/confirm/x',
      `/confirm/${'A'.repeat(43)}`,
      `/ne/confirm/${'A'.repeat(43)}`,
      `/confirm/${'a'.repeat(9_000)}`,
    ]) {
      expect((await open(path)).status, path).toBe(404)
      expect((await post(path, { answer: 'true' })).status, path).toBe(404)
    }
    await db.updateTable('confirmation_request').set({ item_id: 2 }).execute()
    expect((await post(link, { answer: 'true' })).status).toBe(404)
    expect(await confirmation()).toEqual(before)
  })

  test('is in Nepali for an owner who reads Nepali', async () => {
    const { link, open, post, mailServer } = await askAboutBridge(engine, { ...ANITA, language: 'ne' })
    expect(link).toMatch(/^\/ne\/confirm\//)
    expect(mailServer.taken[0]!.raw).toContain('Content-Language: ne')
    const page = await (await open(link)).text()
    for (const text of ['<html lang="ne">', 'झोलुङ्गे पुल', 'अझै सही छ', 'सन् २०१९ मार्च', 'गाउँपालिका'])
      expect(page).toContain(text)
    expect(page).toContain('<dd lang="en">A span')
    expect(await (await post(link, { answer: 'true' })).text()).toContain('धन्यवाद')
  })

  test('the store reveals no link', async () => {
    const { link, db } = await askAboutBridge(engine)
    const token = link.split('/').at(-1)!
    for (const table of ['confirmation_request', 'confirmation', 'mail', 'job'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(token)
  })
})
