import { expect, test } from 'vitest'
import { certificateSchema } from '../../contract/certificates/certificate.ts'
import { listOf } from '../../contract/list.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { BRIDGE_PICTURE } from '../fixtures/content.ts'

/** The fixtures have one whose last day was 20 November 2026 in Nepal. */
const LAST_HOUR = new Date('2026-11-20T18:00:00.000Z')
const AFTER_MIDNIGHT = new Date('2026-11-20T18:16:00.000Z')

describeOnEachEngine('GET certificates', (engine) => {
  const open = async (now?: Date) => {
    const app = await createTestApp(engine, now && { now: () => now })
    const list = async (query = '') =>
      listOf(certificateSchema.strict()).parse(await (await app.request(`/certificates${query}`)).json())
    return { ...app, list, titles: async (query?: string) => (await list(query)).data.map(({ title }) => title) }
  }

  test('answers those that are valid today in Nepal, registrations first', async () => {
    const { titles } = await open(LAST_HOUR)
    expect(await titles()).toEqual(['Company registration', 'ISO 9001:2015', 'ISO 14001:2015'])
    const { list } = await open(AFTER_MIDNIGHT)
    expect(await list('?locale=ne')).toMatchObject({
      data: [
        { title: 'Company registration', issuedOn: null, validUntil: null, number: '', locale: 'en' },
        {
          kind: 'certificate',
          title: 'आइएसओ ९००१:२०१५',
          issuer: 'प्रमाणीकरण निकाय',
          number: 'QMS-17',
          validUntil: '2028-02-02',
          isExpired: false,
          scope: 'Design and supervision',
          picture: { url: BRIDGE_PICTURE.url },
        },
      ],
      meta: { total: 2 },
    })
  })

  test('answers the expired ones too where they are asked for, and says which they are', async () => {
    const { list, request } = await open()
    const { data, meta } = await list('?validity=all')
    expect([meta.total, data.filter(({ isExpired }) => isExpired).map(({ title }) => title)]).toEqual([
      3,
      ['ISO 14001:2015'],
    ])
    expect((await request('/certificates?validity=some')).status).toBe(422)
  })

  test('refuses a validity that ends before the day of issue, and days that are none', async () => {
    const app = await open()
    const editor = await signIn(app, 'editor')
    const faultsOf = async (given: object) => {
      const least = { title: 'A', issuer: 'B', kind: 'award' }
      const response = await editor.call('POST', '/certificates', { ...least, ...given })
      return [response.status, (await response.json()).fields]
    }
    expect(await faultsOf({ issuedOn: '2026-01-02', validUntil: '2026-01-01' })).toEqual([
      422,
      { validUntil: 'Valid until must not be before the day of issue' },
    ])
    expect((await faultsOf({ issuedOn: '2026-02-30' }))[0]).toBe(422)
    expect((await faultsOf({ kind: 'diploma' }))[0]).toBe(422)
  })

  test('staff see on the dashboard what has expired or expires within 60 days', async () => {
    const app = await open()
    const editor = await signIn(app, 'editor')
    const expiring = async () => (await (await editor.call('GET', '/dashboard')).json()).data.expiring
    expect(await expiring()).toMatchObject([{ title: 'ISO 14001:2015', date: '2026-11-20' }])
    const given = { title: 'Soon', issuer: 'B', kind: 'membership', validUntil: '2027-01-20' }
    await editor.call('POST', '/certificates', given)
    await editor.call('POST', '/certificates', { ...given, title: 'Later', validUntil: '2027-01-21' })
    await editor.call('POST', '/certificates', { ...given, title: 'Draft', publish: false })
    expect((await expiring()).map(({ title }: { title: string }) => title)).toEqual(['ISO 14001:2015', 'Soon'])
  })
})
