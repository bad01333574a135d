import { expect, test } from 'vitest'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

describeOnEachEngine('the rows of a project', (engine) => {
  test('say its partners in one sentence, in the language of the call, on its page and in a shortlist', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const add = async (name: string, ne: string) =>
      (await (await editor.call('POST', '/firms', { name, translations: { ne: { name: ne } } })).json()).data.id
    const [first, second] = [await add('Alpha', 'अल्फा'), await add('Beta', 'बिटा')]
    const save = (changes: object) => editor.call('PATCH', '/projects/5', changes)
    const partners = [
      { firmId: first, part: 'lead', share: 35 },
      { firmId: second, part: 'member', share: null },
    ]
    expect((await save({ role: 'member', share: 40, jointVenture: 'With others', partners })).status).toBe(200)
    const read = async (path: string) => (await (await app.request(path)).json()).data
    const sentence = 'In joint venture with Alpha (lead, 35%) and Beta; our share 40%'
    expect(await read('/projects/slug/bare')).toMatchObject({ partnership: sentence, jointVenture: 'With others' })
    expect((await read('/shortlist?projects=5')).projects[0]).toMatchObject({ partnership: sentence })
    expect(await read('/projects/slug/bare?locale=ne')).toMatchObject({
      partnership: 'अल्फा (मुख्य साझेदार, ३५%) र बिटा सँगको संयुक्त उपक्रममा; हाम्रो हिस्सा ४०%',
    })
    await save({ role: 'lead', share: null, partners: [{ firmId: second, part: 'sub', share: null }] })
    expect(await read('/projects/slug/bare')).toMatchObject({ partnership: 'With Beta as sub-consultant' })
    await save({ partners: [] })
    expect(await read('/projects/slug/bare')).toMatchObject({ partnership: '', jointVenture: 'With others' })
  })

  test('count as services done, and are found by their sentence', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const { data: services } = await (await app.request('/services')).json()
    const bridges = services.find(({ slug }: { slug: string }) => slug === 'bridges').id
    const scope = [{ serviceId: bridges, sentence: { en: 'Checked each hanger', ne: '' } }]
    await editor.call('PATCH', '/projects/5', { scope, quantities: [{ measure: 'capacity', amount: 0.046 }] })
    const slugs = async (query: string) =>
      (await (await app.request(`/projects?${query}`)).json()).data.map(({ slug }: { slug: string }) => slug)
    expect(await slugs('service=bridges')).toEqual(['trail-bridge', 'bare'])
    expect(await slugs('scope=bridges')).toEqual(['bare'])
    expect(await slugs('scope=civil-engineering')).toEqual(['bare'])
    const { data: matrix } = await (await app.request('/capabilities')).json()
    expect(matrix.services.find(({ slug }: { slug: string }) => slug === 'bridges').count).toBe(2)
    expect((await (await app.request('/projects/slug/bare?locale=ne')).json()).data).toMatchObject({
      scope: [{ sentence: 'Checked each hanger', locale: 'en' }],
      quantities: [{ text: '४६ किलोवाट' }],
    })
    expect((await editor.call('DELETE', `/services/${bridges}`)).status).toBe(409)
  })
})
