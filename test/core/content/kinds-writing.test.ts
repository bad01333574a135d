import { expect, test } from 'vitest'
import { OTHER_LANGUAGES } from '../../fixtures/languages.ts'
import { WRITTEN_KINDS } from '../../fixtures/written-kinds.ts'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import { getContentRevision } from '../../../server/core/store/revision.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../../create-test-app.ts'

describeOnEachEngine('writing', (engine) => {
  const open = async (entity: string) => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const publicIds = async (): Promise<number[]> => {
      const { data } = await (await app.request(`/${entity}?limit=1000`)).json()
      return data.map(({ id }: { id: number }) => id)
    }
    return { ...app, editor, publicIds, revision: () => getContentRevision(app.db) }
  }

  test.each(WRITTEN_KINDS)(
    '$entity: creates an item, at its end of the order, with all that was given',
    async ({ entity, noun, schema, least, most, path }) => {
      const { editor, publicIds, revision, errors } = await open(entity)
      const before = await revision()
      const response = await editor.call('POST', `/${entity}`, { ...least, ...most })
      const answer = await response.json()
      expect([response.status, answer.message], JSON.stringify(answer)).toEqual([
        201,
        `${noun} is created successfully.`,
      ])
      const { data } = writtenOf(schema.strict()).strict().parse(answer)
      expect(data).toMatchObject({ ...least, ...most, path, state: 'published', version: 1, publishedVersion: 1 })
      const newest = entity === 'projects' ? '&order=asc' : ''
      const { data: rows } = await (await editor.call('GET', `/content/${entity}?sort=position${newest}`)).json()
      expect(rows[0]).toMatchObject({ id: data['id'], gaps: OTHER_LANGUAGES })
      expect(await publicIds()).toContain(data['id'])
      expect(await revision()).toBe(before + 1)
      expect(errors).toEqual([])
    },
  )

  test.each(WRITTEN_KINDS)(
    '$entity: is content with the least, and keeps a draft from visitors',
    async ({ entity, schema, least }) => {
      const { editor, publicIds, revision } = await open(entity)
      const before = [await revision(), await publicIds()]
      const { data } = await (await editor.call('POST', `/${entity}`, { ...least, publish: false })).json()
      expect(schema.strict().parse(data)).toMatchObject({
        ...least,
        state: 'draft',
        path: null,
        publishedVersion: null,
      })
      expect([await revision(), await publicIds()]).toEqual(before)
      expect((await editor.call('PUT', `/content/${entity}/${data.id}/publication`, {})).status).toBe(200)
      expect(await publicIds()).toContain(data.id)
    },
  )

  test.each(WRITTEN_KINDS)(
    '$entity: changes what is given, and leaves the rest',
    async ({ entity, noun, schema, least, most, change }) => {
      const { editor } = await open(entity)
      const { data: before } = await (await editor.call('POST', `/${entity}`, { ...least, ...most })).json()
      const response = await editor.call('PATCH', `/${entity}/${before.id}`, { ...change, version: 1 })
      const { message, data } = await response.json()
      expect([response.status, message]).toEqual([200, `${noun} is updated successfully.`])
      const [one, other] = await Promise.all([{ ...before, ...change }, data].map((record) => withoutPictures(record)))
      expect(other).toEqual({
        ...one,
        gaps: expect.any(Array),
        version: 2,
        publishedVersion: 2,
        updatedAt: NOW.toISOString(),
        updatedBy: 'editor@example.org',
      })
      expect((await editor.call('PATCH', `/${entity}/${before.id}`, { ...change, version: 1 })).status).toBe(409)
      // The public answer is the same as the saved one: nothing is saved again when nothing changed.
      expect(
        (await (await editor.call('PATCH', `/${entity}/${before.id}`, { ...change, version: 2 })).json()).data.version,
      ).toBe(2)
      expect(
        oneOf(schema.strict()).parse(await (await editor.call('GET', `/content/${entity}/${before.id}`)).json()).data,
      ).toEqual(data)
    },
  )

  test.each(WRITTEN_KINDS)(
    '$entity: what was loaded has a version that says what visitors see',
    async ({ entity, schema }) => {
      const { editor, revision, publicIds } = await open(entity)
      const before = await revision()
      for (const id of await publicIds()) {
        const { data } = oneOf(schema.strict()).parse(
          await (await editor.call('GET', `/content/${entity}/${id}`)).json(),
        )
        const same = Object.fromEntries(
          ['title', 'name', 'translations'].filter((field) => field in data).map((field) => [field, data[field]]),
        )
        expect((await (await editor.call('PATCH', `/${entity}/${id}`, same)).json()).data.version).toBe(1)
      }
      expect(await revision()).toBe(before)
    },
  )

  test.each(WRITTEN_KINDS)(
    '$entity: hides an item, deletes it, and brings it back as it was',
    async ({ entity, noun, least, most }) => {
      const { editor, publicIds } = await open(entity)
      const { data: before } = await (await editor.call('POST', `/${entity}`, { ...least, ...most })).json()
      const item = `/content/${entity}/${before.id}`
      expect((await editor.call('DELETE', `${item}/publication`)).status).toBe(200)
      expect(await publicIds()).not.toContain(before.id)
      await editor.call('PUT', `${item}/publication`, {})
      const deleted = await editor.call('DELETE', `/${entity}/${before.id}`)
      expect([deleted.status, await deleted.json()]).toEqual([
        200,
        { message: `${noun} is deleted successfully.`, data: { id: before.id } },
      ])
      expect(await publicIds()).not.toContain(before.id)
      expect((await editor.call('DELETE', `/${entity}/${before.id}`)).status).toBe(404)
      const { data } = await (await editor.call('POST', `${item}/recovery`)).json()
      expect(data).toEqual(before)
      expect(await publicIds()).toContain(before.id)
    },
  )

  const ordered = WRITTEN_KINDS.filter(({ entity }) => entity !== 'firms')
  test.each(ordered)('$entity: is put in another order, which visitors see at once', async ({ entity, least }) => {
    const { editor, request } = await open(entity)
    for (const code of ['A', 'B']) {
      const texts = { ...('name' in least && { name: `New ${code}` }), ...('code' in least && { code }) }
      expect((await editor.call('POST', `/${entity}`, { ...least, ...texts })).status).toBe(201)
    }
    const { data } = await (await editor.call('GET', `/content/${entity}?sort=position&limit=2`)).json()
    const newest = data.map(({ id }: { id: number }) => id)
    expect((await editor.call('PUT', `/content/${entity}/order`, { ids: newest })).status).toBe(200)
    const list = (await (await request(`/${entity}?limit=1000`)).json()).data
    const seen = list.map(({ id }: { id: number }) => id).filter((id: number) => newest.includes(id))
    expect(seen).toEqual(newest)
  })
})

/** Records differ in these when a picture was changed: which pictures they are is what `pictureIds` and its like say. */
function withoutPictures({ picture: _picture, logo: _logo, pictures: _pictures, ...rest }: Record<string, unknown>) {
  return rest
}
