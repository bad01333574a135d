import { expect, test } from 'vitest'
import type { z } from 'zod'
import { LOCAL_LEVEL_CODE } from '../../contract/places/local-level.ts'
import { projectMapSchema } from '../../contract/projects/project-map.ts'
import { localLevelSchema } from '../../contract/places/place.ts'
import { listOf } from '../../contract/list.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const point = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] })
const POKHARA = point(83.985, 28.209)
const ILAM = point(87.926, 26.911)
const LINE = {
  type: 'LineString',
  coordinates: [
    [83.985, 28.209],
    [83.99, 28.22],
  ],
}

async function open(engine: 'sqlite' | 'postgres') {
  const app = await createTestApp(engine)
  const editor = await signIn(app, 'editor')
  const create = async (body: object, number = 900) => {
    const least = { title: `Tunnel ${number}`, code: `REC-${number}`, status: 'ongoing' }
    const answer = await editor.call('POST', '/projects', { ...least, ...body })
    return { status: answer.status, body: await answer.json() }
  }
  const publicOf = async (path: string) => (await app.request(path)).json()
  return { app, editor, create, publicOf }
}

describeOnEachEngine('the location of a project', (engine) => {
  test('is in its answer and on the map when it is public', async () => {
    const { app, create, publicOf } = await open(engine)
    const location = { geometry: LINE, visibility: 'public' }
    const { status, body } = await create({ districts: ['405'], localLevels: ['40501'], location })
    expect([status, body.data.location]).toEqual([201, location])
    const { data } = await publicOf('/projects/slug/tunnel-900')
    expect(data.location).toEqual(LINE)
    expect(data.localLevels).toMatchObject([{ code: '40501', name: 'Pokhara', kind: 'metropolitan', district: '405' }])
    const answer = await app.request('/projects/geojson?locale=ne')
    expect(answer.headers.get('content-type')).toBe('application/geo+json')
    const map: z.infer<typeof projectMapSchema> = projectMapSchema.strict().parse(await answer.json())
    expect(map).toMatchObject({ license: 'CC-BY-4.0', numberMatched: 1 })
    expect(map.features[0]).toMatchObject({
      geometry: LINE,
      properties: { path: '/projects/tunnel-900', districts: ['कास्की'] },
    })
  })

  test.each(['district', 'bids'])('is in no answer to visitors with the visibility %s', async (visibility) => {
    const { app, create, publicOf } = await open(engine)
    const { id } = (await create({ districts: ['405'], location: { geometry: POKHARA, visibility } })).body.data
    expect((await publicOf('/projects/slug/tunnel-900')).data.location).toBeNull()
    const paths = [
      '/projects/geojson',
      '/projects',
      '/projects/slug/tunnel-900',
      '/search?q=tunnel',
      '/districts/kaski',
      '/provinces/gandaki',
      `/content/projects/${id}/revisions`,
      `/content/projects/${id}/revisions/1`,
    ]
    for (const path of paths) expect(await (await app.request(path)).text(), path).not.toContain('83.985')
  })

  test('that contradicts its districts, or is no point or line in Nepal, is refused with the reason', async () => {
    const { create } = await open(engine)
    const longer = { ...LINE, coordinates: [...LINE.coordinates, ILAM.coordinates] }
    const cases: [geometry: object, districts: string[], reason: string][] = [
      [ILAM, ['405'], 'This point lies in Ilam, not in Kaski'],
      [longer, ['405', '308'], 'This line lies partly in Ilam, not in Kaski or Lalitpur'],
      [point(2.35, 48.85), ['405'], 'This point lies outside of Nepal'],
      [point(81.6, 27.8), [], 'This point lies outside of Nepal'],
      [{ type: 'Polygon', coordinates: [] }, [], 'A location is a point or a line'],
      [{ ...LINE, coordinates: [[83.9, 28.2]] }, [], 'A line has at least two points'],
    ]
    for (const [geometry, districts, reason] of cases) {
      const { status, body } = await create({ districts, location: { geometry, visibility: 'public' } })
      expect([status, ...Object.values(body.fields as object)], reason).toEqual([422, reason])
    }
  })

  test('near the border of a district of the project is kept', async () => {
    const { create } = await open(engine)
    // In Parbat, 400 m from Kaski.
    const { status } = await create({
      districts: ['405'],
      location: { geometry: point(83.72, 28.3), visibility: 'public' },
    })
    expect(status).toBe(201)
  })

  test('must not be in another district than its local levels', async () => {
    const { create } = await open(engine)
    const { status, body } = await create({ districts: ['110'], localLevels: ['40501'] })
    expect([status, body.fields]).toEqual([422, { localLevels: 'Pokhara lies in Kaski: add this district' }])
    expect((await create({ localLevels: ['99999'] })).body.fields).toEqual({
      'localLevels.0': 'A local level is five digits',
    })
    expect((await create({ districts: ['405'], localLevels: ['40599'] })).body.fields).toEqual({
      localLevels: 'There is no local level 40599',
    })
  })
})

describeOnEachEngine('GET local-levels', (engine) => {
  test('lists them by code, in both languages, and those of a district', async () => {
    const { app, publicOf } = await open(engine)
    const { data } = listOf(localLevelSchema.strict()).parse(await publicOf('/local-levels?district=kaski&locale=ne'))
    expect(data[0]).toMatchObject({ code: '40501', name: 'पोखरा', locale: 'ne', aliases: ['Pokhara Lekhnath'] })
    expect(data.every(({ code }) => LOCAL_LEVEL_CODE.test(code) && code.startsWith('405'))).toBe(true)
    expect((await publicOf('/local-levels')).meta.total).toBeGreaterThan(data.length)
    expect((await app.request('/local-levels?district=atlantis')).status).toBe(422)
  })
})
