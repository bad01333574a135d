import { expect, test } from 'vitest'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const ID = { bridges: 5, roads: 4 }

describeOnEachEngine('the lead of a service', (engine) => {
  /** Sita Sample leads the first service of the trail bridge. */
  const open = async (change: object = {}) => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const { data } = await (await app.request('/teams?search=sita')).json()
    const person = Number(data[0].id)
    const texts = { name: 'सीता नमुना', position: 'पुल इन्जिनियर' }
    const shown = { position: 'Bridge Engineer', consentedOn: '2026-08-01', translations: { ne: texts } }
    await editor.call('PATCH', `/teams/${person}`, { ...shown, ...change })
    const lead = (leadId: number | null, service = ID.bridges) =>
      editor.call('PATCH', `/services/${service}`, { leadId })
    expect((await lead(person)).status).toBe(200)
    const leadOf = async (slug = 'trail-bridge', locale = 'en') =>
      (await (await app.request(`/projects/slug/${slug}?locale=${locale}`)).json()).data.lead
    return { app, editor, person, lead, leadOf }
  }

  test('is named by the projects whose first service it is, in the language of the call', async () => {
    const { leadOf } = await open()
    const person = { slug: 'sita-sample', locale: 'en' }
    expect(await leadOf()).toEqual({ ...person, name: 'Sita Sample', position: 'Bridge Engineer' })
    expect(await leadOf('trail-bridge', 'ne')).toEqual({
      ...person,
      name: 'सीता नमुना',
      position: 'पुल इन्जिनियर',
      locale: 'ne',
    })
    expect(await leadOf('bare'), 'without a service').toBe(null)
  })

  test('is named nowhere without a lead, and of a service that is not the first', async () => {
    const { lead, leadOf, person } = await open()
    await lead(null)
    expect(await leadOf()).toBe(null)
    await lead(person, ID.roads)
    expect(await leadOf()).toBe(null)
  })

  test.each([
    ['without a page of their own', { consentedOn: null }],
    ['who has left', { leftOn: '2026-11-20' }],
  ])('%s is not named', async (_, change) => {
    const { leadOf } = await open(change)
    expect(await leadOf()).toBe(null)
  })

  test('can be unpublished, and is named again with their page', async () => {
    const { editor, leadOf, person } = await open()
    expect((await editor.call('DELETE', `/content/teams/${person}/publication`)).status).toBe(200)
    expect(await leadOf()).toBe(null)
    expect((await editor.call('PATCH', `/services/${ID.bridges}`, { summary: 'Another' })).status).toBe(200)
    await editor.call('PUT', `/content/teams/${person}/publication`, {})
    expect(await leadOf()).toMatchObject({ slug: 'sita-sample' })
  })

  test('is known to staff alone by the service, and must be there', async () => {
    const { app, editor, lead, person } = await open()
    expect(await (await app.request('/services/slug/bridges')).text()).not.toContain('lead')
    expect((await (await editor.call('GET', `/content/services/${ID.bridges}`)).json()).data.leadId).toBe(person)
    const refused = await lead(9_999)
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      { leadId: 'One team member of it was deleted: choose another' },
    ])
  })
})
