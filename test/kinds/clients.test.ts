import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { clientDetailSchema } from '../../contract/clients/organisation.ts'
import { followRedirect } from '../../server/redirects/redirects.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, useTestApp } from '../create-test-app.ts'

describeOnEachEngine('a client', (engine) => {
  const app = useTestApp(engine)

  test('is answered with the number of its projects, in the language that is wanted', async () => {
    const answer = await app.request('/clients/slug/rural-municipality?locale=ne')
    const { data } = oneOf(clientDetailSchema.strict()).parse(await answer.json())
    expect(data).toMatchObject({ name: 'गाउँपालिका', kind: 'local', link: null, projectCount: 1, locale: 'ne' })
    expect((await app.request('/clients/slug/nobody')).status).toBe(404)
  })

  test('is named with its slug by each of its projects', async () => {
    const { data } = await (await app.request('/projects/slug/ring-road')).json()
    expect(data.client).toMatchObject({ name: 'Ministry of Works', slug: 'ministry' })
  })

  test('is joined with another entry of itself: its projects go there, and its address leads there', async () => {
    const own = await createTestApp(engine)
    const editor = await signIn(own, 'editor')
    const made = await editor.call('POST', '/clients', { name: 'Min. of Works', kind: 'federal' })
    const { data: second } = await made.json()
    const { data: project } = await (await own.request('/projects/slug/ring-road')).json()
    const first = project.client.id
    const join = (body: object) => editor.call('POST', '/client-joins', body)
    expect((await join({ id: first, into: first })).status).toBe(422)
    expect((await join({ id: first, into: second.id })).status).toBe(200)
    const { data: moved } = await (await own.request('/projects/slug/ring-road')).json()
    expect(moved.client).toMatchObject({ id: second.id, name: 'Min. of Works' })
    expect(await followRedirect(own.db, '/clients/ministry')).toBe(`/clients/${second.slug}`)
    const { data: log } = await (await (await signIn(own, 'owner')).call('GET', '/audit?action=join')).json()
    expect(log).toMatchObject([{ label: 'Ministry of Works → Min. of Works' }])
    expect((await join({ id: first, into: second.id })).status).toBe(409)
  })

  test('has a page that its new address redirects to, that searches and "Edit this page" find, and that staff preview', async () => {
    const own = await createTestApp(engine)
    const editor = await signIn(own, 'editor')
    const { data: list } = await (await own.request('/clients')).json()
    const { id } = list.find(({ slug }: { slug: string }) => slug === 'ministry')
    const { data: record } = await (await editor.call('GET', `/content/clients/${id}`)).json()
    const saved = await editor.call('PATCH', `/clients/${id}`, { version: record.version, slug: 'works' })
    expect(saved.status).toBe(200)
    expect(await followRedirect(own.db, '/clients/ministry')).toBe('/clients/works')
    const { data: found } = await (await own.request('/search?q=ministry&kind=clients')).json()
    expect(found.map(({ path }: { path: string }) => path)).toEqual(['/clients/works'])
    const place = await (await editor.call('GET', '/content?path=/clients/works')).json()
    expect(place.data).toEqual({ entity: 'clients', id, texts: [] })
    const preview = await (await editor.call('POST', `/content/clients/${id}/preview`)).json()
    expect(preview.data.url).toMatch(/^\/clients\/works\?preview=/)
  })
})
