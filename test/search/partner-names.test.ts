import { expect, test } from 'vitest'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { signIn } from '../core/accounts/staff.ts'

describeOnEachEngine('the name of a partner firm', (engine) => {
  test('finds the projects done with it, for visitors and staff, and nothing that is not public', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const firm = async (body: object) => (await (await editor.call('POST', '/firms', body)).json()).data.id as number
    const names = { name: 'Kalpit Consult', translations: { ne: { name: 'कल्पित कन्सल्ट' } } }
    const firmId = await firm({ ...names, publish: true })
    await firm({ name: 'Gopya Designers', publish: false })
    const partners = (id: number) => ({ partners: [{ firmId: id, part: 'member', share: null }] })
    expect((await editor.call('PATCH', '/projects/1', partners(firmId))).status).toBe(200)
    const ids = (found: { data: { id: number }[] }) => found.data.map(({ id }) => id)
    const visitors = async (q: string) => {
      const answer = await (await app.request(`/search?q=${encodeURIComponent(q)}&kind=projects`)).json()
      const listed = await (await app.request(`/projects?search=${encodeURIComponent(q)}`)).json()
      return [ids(answer), ids(listed)]
    }
    const staff = async (q: string, path = '/content/projects?') =>
      ids(await (await editor.call('GET', `${path}search=${encodeURIComponent(q)}`)).json())
    expect(await visitors('kalpit')).toEqual([[1], [1]])
    expect(await visitors('कल्पित')).toEqual([[1], [1]])
    expect(await visitors('gopya')).toEqual([[], []])
    expect(await staff('kalpit')).toEqual([1])
    expect(await staff('kalpit', '/content/search?')).toEqual(expect.arrayContaining([1, firmId]))
    expect(await staff('gopya')).toEqual([])
    await editor.call('PATCH', '/projects/1', { partners: [] })
    expect(await visitors('kalpit')).toEqual([[], []])
  })
})
