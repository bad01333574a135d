import { expect, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { signIn } from '../core/accounts/staff.ts'
import { openLibrary } from '../core/pictures/library.ts'
import { blob, drawPicture } from '../core/pictures/picture-fixtures.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const AT = '2030-01-01T00:00:00Z'

/** Each call by which what visitors see of an item could change. */
const waysRound = (
  entity: ContentEntity,
  { id, version }: { id: number; version: number },
  ids: number[],
): [string, string, object?][] => {
  const { title } = kindOf(entity)
  return [
    ['PATCH', `/${entity}/${id}`, { [title]: 'Changed', version, publish: true }],
    ['PATCH', `/${entity}/${id}`, entity === 'news' ? { status: '0' } : { publish: true, [title]: 'Changed' }],
    ['PATCH', `/${entity}/${id}`, { [title]: 'Changed' }],
    ['PATCH', `/${entity}/${id}`, { order: 77 }],
    ['PUT', `/content/${entity}/${id}/publication`, {}],
    ['PUT', `/content/${entity}/${id}/publication`, { at: AT }],
    ['PUT', `/content/${entity}/${id}/end`, { at: AT }],
    ['DELETE', `/content/${entity}/${id}/end`],
    ['DELETE', `/content/${entity}/${id}/schedule`],
    ['DELETE', `/content/${entity}/${id}/publication`],
    ['POST', `/content/${entity}/${id}/restoration`, { revision: 1, publish: true }],
    ['POST', `/content/${entity}/${id}/restoration`, { revision: version, version, publish: true }],
    ['DELETE', `/content/${entity}/${id}/publication?version=${version}`],
    ['PUT', `/content/${entity}/order`, { ids: [id] }],
    ['PUT', `/content/${entity}/order`, { ids: ids.toReversed() }],
    ['DELETE', `/${entity}/${id}`],
    ['POST', `/content/${entity}/${id}/recovery`],
    ['POST', `/${entity}`, { [title]: 'New', publish: true }],
  ]
}

describeOnEachEngine('content that needs approval', (engine) => {
  test.for(['author', 'editor'] as const)('is changed for visitors by no call of an %s, of any kind', async (role) => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    expect((await owner.call('PUT', '/approval', { editorsAsk: true })).status).toBe(200)
    const person = await signIn(app, role)
    const before = await getContentRevision(app.db)
    const done: string[] = []
    const tried: ContentEntity[] = []
    for (const entity of CONTENT_ENTITIES) {
      const { data } = await (await person.call('GET', `/content/${entity}?state=published&limit=100`)).json()
      if (data.length > 0) tried.push(entity)
      const ids = data.map(({ id }: { id: number }) => id)
      for (const item of data.slice(0, 1))
        for (const [method, path, body] of waysRound(entity, item, ids)) {
          const { status } = await person.call(method, path, body)
          expect(status, `${method} ${path}`).toBeLessThan(500)
          if (status < 300) done.push(`${method} ${path}`)
        }
    }
    expect(tried.length).toBeGreaterThan(5)
    expect(await getContentRevision(app.db)).toBe(before)
    const live = await app.db.selectFrom('content_item').selectAll().where('state', '=', 'published').execute()
    expect(live.filter(({ scheduled_for, unpublish_at }) => scheduled_for ?? unpublish_at)).toEqual([])
    // Editors keep drafts beside what visitors see; authors change nothing that is published.
    expect(done.some((call) => call.startsWith('PATCH'))).toBe(role === 'editor')
  })

  test('is shown with the same pictures after each call of an editor or author', async () => {
    const { editor, upload, replaceFile, revision, signInOwner, ...app } = await openLibrary(engine)
    const [owner, author] = [await signInOwner(), await signIn(app, 'author')]
    const { data: picture } = await upload(blob(await drawPicture({ width: 800, height: 600 })))
    const client = { name: 'New client', kind: 'federal', logoId: picture.id, publish: true }
    expect((await owner.call('POST', '/clients', client)).status).toBe(201)
    await owner.call('PUT', '/approval', { editorsAsk: true })
    const before = await revision()
    const crop = { rotation: 0, x: 0, y: 0, width: 0.5, height: 1 }
    for (const person of [editor, author])
      for (const [method, path, body] of [
        ['PATCH', `/pictures/${picture.id}`, { alt: 'Changed' }],
        ['PATCH', `/pictures/${picture.id}`, { focalX: 0.1 }],
        ['PUT', `/pictures/${picture.id}/crop`, { crop, version: picture.version }],
        ['POST', '/pictures/changes', { ids: [picture.id], credit: 'Changed' }],
      ] as const)
        expect((await person.call(method, path, body)).status, `${method} ${path}`).toBe(403)
    expect((await replaceFile(picture.id, blob(await drawPicture({ width: 700, height: 600 })))).status).toBe(403)
    expect(await revision()).toBe(before)
  })

  test('is not published by the time that somebody else has chosen for an earlier version', async () => {
    const app = await createTestApp(engine)
    const [owner, author] = [await signIn(app, 'owner'), await signIn(app, 'author')]
    const { data } = await (await author.call('POST', '/services', { name: 'New service' })).json()
    expect(data).toMatchObject({ state: 'draft', version: 1 })
    const at = { at: AT, version: 1 }
    expect((await owner.call('PUT', `/content/services/${data.id}/publication`, at)).status).toBe(200)
    expect((await author.call('PATCH', `/services/${data.id}`, { name: 'Another' })).status).toBe(409)
    await owner.call('PUT', '/approval', { editorsAsk: true })
    const editor = await signIn(app, 'editor')
    expect((await editor.call('DELETE', `/content/services/${data.id}/schedule`)).status).toBe(403)
  })
})
