import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { SHEET_KEYS_PATH } from '../contract/sheet.ts'
import { createOpeningPurge } from '../server/openings.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { openSheets, SLUG } from './sheet-app.ts'

const DAYS = { en: '21 November 2026 (5 Mangsir 2083 BS)', ne: '२०८३ मङ्सिर ५ गते (२१ नोभेम्बर २०२६)' }

describeOnEachEngine('sheets', (engine) => {
  test('a sheet is the same all day, and is found unchanged by its token and by its number', async () => {
    const { issue, check } = await openSheets(engine)
    const sheet = await issue()
    expect(sheet).toMatchObject({ issuedOn: '2026-11-21', days: DAYS })
    expect(await issue()).toEqual(sheet)
    const unchanged = {
      state: 'unchanged',
      untrustedSince: null,
      issuedOn: '2026-11-21',
      days: DAYS,
      locale: 'en',
      changed: [],
      slug: SLUG,
    }
    expect(await check(sheet.token)).toEqual(unchanged)
    expect(await check(sheet.number)).toEqual(unchanged)
    expect(await check(sheet.number.toLowerCase().replaceAll('-', '').replaceAll('0', 'o'))).toEqual(unchanged)
  })

  test('a Nepali sheet is compared with the Nepali texts', async () => {
    const { issue, check, db } = await openSheets(engine)
    const [english, nepali] = [await issue('en'), await issue('ne')]
    await db.updateTable('project_translation').set({ title: 'नयाँ' }).where('locale', '=', 'ne').execute()
    expect((await check(english.token)).state).toBe('unchanged')
    expect(await check(nepali.token)).toMatchObject({ state: 'changed', locale: 'ne', changed: ['title'] })
  })

  test('after a change of facts the token says which, and the number that there was one', async () => {
    const { issue, check, db, project } = await openSheets(engine)
    const [sheet, { id }] = [await issue(), await project()]
    await db.updateTable('project').set({ share: 40, status: 'upcoming' }).where('id', '=', id).execute()
    expect(await check(sheet.token)).toMatchObject({ state: 'changed', changed: ['status', 'share'] })
    expect(await check(sheet.number)).toMatchObject({ state: 'changed', changed: [] })
  })

  test('own facts that its page shows are among those of a sheet, and those for staff are not', async () => {
    const { issue, check, owner, project } = await openSheets(engine)
    const { call } = await owner()
    const given = { label: 'NVC licence', about: 'projects', type: 'text', shownOn: 'page' }
    const { id } = (await (await call('POST', '/facts', given)).json()).data
    const save = async (text: string) => {
      const facts = [{ factId: id, text: { en: text, ne: '' } }]
      expect((await call('PATCH', `/projects/${(await project()).id}`, { facts, publish: true })).status).toBe(200)
    }
    await save('No. 17')
    const sheet = await issue()
    await save('No. 18')
    expect(await check(sheet.token)).toMatchObject({ state: 'changed', changed: ['facts'] })
    await save('No. 17')
    expect(await check(sheet.token)).toMatchObject({ state: 'unchanged' })
    await call('PATCH', `/facts/${id}`, { shownOn: 'staff' })
    expect(await check(sheet.token)).toMatchObject({ state: 'changed', changed: ['facts'] })
    const hidden = await issue()
    await save('No. 18')
    expect(await check(hidden.token)).toMatchObject({ state: 'unchanged' })
  })

  test('a sheet of a project that is no longer public is withdrawn', async () => {
    const { issue, check, owner, project, statusOf } = await openSheets(engine)
    const [sheet, { id }] = [await issue(), await project()]
    expect((await (await owner()).call('DELETE', `/content/projects/${id}/publication`)).status).toBe(200)
    expect(await check(sheet.token)).toMatchObject({ state: 'withdrawn', slug: null, changed: [] })
    expect(await check(sheet.number)).toMatchObject({ state: 'withdrawn', slug: null })
    expect(await statusOf(`slug/${SLUG}`)).toBe(404)
  })

  test('anybody can check the signature with the published keys alone', async () => {
    const { issue, project, routes } = await openSheets(engine)
    const { token } = await issue()
    const answer = await routes.request(SHEET_KEYS_PATH)
    expect(answer.headers.get('Content-Type')).toBe('application/jwk-set+json')
    const { keys } = (await answer.json()) as { keys: (JsonWebKey & Record<string, unknown>)[] }
    expect(Object.keys(keys[0]!)).toEqual(['kty', 'crv', 'x', 'kid', 'use', 'alg'])
    const bytes = Buffer.from(token, 'base64url')
    const [payload, signature] = [bytes.subarray(0, -64), bytes.subarray(-64)]
    expect(verify(null, payload, createPublicKey({ key: keys[0]!, format: 'jwk' }), signature)).toBe(true)
    const key = await crypto.subtle.importKey('jwk', keys[0]!, 'Ed25519', false, ['verify'])
    expect(await crypto.subtle.verify('Ed25519', key, signature, payload)).toBe(true)
    expect([payload[0], payload[1], payload.readUInt32BE(2)]).toEqual([1, 0, (await project()).id])
    expect(new Date(payload.readUInt16BE(6) * 86_400_000).toISOString().slice(0, 10)).toBe('2026-11-21')
  })

  test('sheets of a former key stay good until the day of the change, and it stays published', async () => {
    const { issue, check, clock, owner, routes, db } = await openSheets(engine)
    const before = await issue()
    expect((await (await owner()).call('POST', '/sheet-keys')).status).toBe(200)
    const after = await issue()
    expect(after.token).not.toBe(before.token)
    for (const { token, number } of [before, after])
      expect([(await check(token)).state, (await check(number)).state]).toEqual(['unchanged', 'unchanged'])
    const { keys } = (await (await routes.request(SHEET_KEYS_PATH)).json()) as { keys: { kid: string }[] }
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(2)
    const stored = await db.selectFrom('store_fact').select('value').where('name', '=', 'sheet_keys').executeTakeFirst()
    expect(stored!.value).not.toContain('"d"')
    clock.now = new Date('2026-11-22T09:00:00Z')
    expect((await check(before.token)).state).toBe('unchanged')
  })

  test('an editor may not renew the key', async () => {
    const app = await openSheets(engine)
    expect((await app.request('/sheet-keys', { method: 'POST' })).status).toBe(401)
    expect((await app.request('/sheet-openings')).status).toBe(401)
  })

  test('openings are counted by project and day, deleted after 24 months, and not for HEAD, prefetch or the unknown', async () => {
    const { issue, routes, owner, project, clock, deps, db } = await openSheets(engine)
    const [{ token, number }, { id, title }, someone] = [await issue(), await project(), await owner()]
    for (const code of [token, number]) expect((await routes.request(`/verify/${code}`)).status).toBe(200)
    await routes.request(`/ne/verify/${token}`)
    await routes.request(`/verify/${token}`, { method: 'HEAD' })
    await routes.request(`/verify/${token}`, { headers: { 'Sec-Purpose': 'prefetch' } })
    expect((await routes.request(`/verify/${token}x`)).status).toBe(404)
    const list = async () => ((await (await someone.call('GET', '/sheet-openings')).json()) as { data: object[] }).data
    expect(await list()).toEqual([{ id, title, openings: 3, recent: 3, lastOn: '2026-11-21' }])
    clock.now = new Date('2028-11-20T09:00:00Z')
    await runDueJobs(db, [createOpeningPurge(deps)], deps)
    expect(await list()).toMatchObject([{ openings: 3, recent: 0 }])
    clock.now = new Date('2028-11-23T09:00:00Z')
    await runDueJobs(db, [createOpeningPurge(deps)], deps)
    expect(await list()).toEqual([])
  })

  test('a number that was typed leads to its page', async () => {
    const { routes, issue } = await openSheets(engine)
    const { number } = await issue()
    const typed = encodeURIComponent(` ${number.toLowerCase().replaceAll('-', ' ')} `)
    for (const locale of ['', '/ne']) {
      const answer = await routes.request(`${locale}/verify?number=${typed}`)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${locale}/verify/${number}`])
    }
  })
})
