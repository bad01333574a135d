import { beforeAll, describe, expect, test } from 'vitest'
import { signIn, type Person } from '../accounts/staff.ts'
import { useTestApp, type TestApp } from '../../create-test-app.ts'

const COMMENT = '00000000-0000-4000-8000-000000000000'

/** Every declared call with a JSON body; the contact form's calls may carry fields of browsers and spam filters. */
function listWrites(app: TestApp): { method: string; path: string }[] {
  return app.api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, request } = definition.route
    if (!request?.body?.content['application/json'] || path.startsWith('/contact-us')) return []
    return [
      {
        method: method.toUpperCase(),
        path: path
          .replace('{entity}', 'news')
          .replace('{comment}', COMMENT)
          .replaceAll(/\{\w+\}/g, '1'),
      },
    ]
  })
}

describe('a field that a call does not have', () => {
  const app = useTestApp('sqlite')
  let owner: Person
  beforeAll(async () => {
    owner = await signIn(app, 'owner')
  })

  test('is refused by name in every call that takes a body', async () => {
    const writes = listWrites(app)
    expect(writes.length).toBeGreaterThan(40)
    for (const { method, path } of writes) {
      const response = await owner.call(method, path, { nonsense: 'a text' })
      const { fields } = await response.json()
      expect([response.status, fields?.nonsense], `${method} ${path}`).toEqual([
        422,
        expect.stringMatching(/^There is no field "nonsense"/),
      ])
    }
  })

  test.each([
    [{ naem: 'A' }, { naem: 'There is no field "naem": did you mean "name"?' }],
    [{ name: 'A', image_id: 1 }, { image_id: 'There is no field "image_id": did you mean "imageId"?' }],
    [
      { name: 'A', translations: { ne: { nmae: 'क' } } },
      { 'translations.ne.nmae': 'There is no field "nmae": did you mean "name"?' },
    ],
    [{ name: 'A', __proto__x: 1 }, { __proto__x: expect.stringContaining('The fields are name, ') }],
  ])('%j is answered with the nearest field, beside other faults', async (body, fields) => {
    const response = await owner.call('POST', '/news', { ...body, publish: 'yes' })
    expect([response.status, (await response.json()).fields]).toMatchObject([422, fields])
  })

  test('is named within rows, and none is lost to a name of JavaScript', async () => {
    const body = JSON.parse('{"__proto__": "a text", "socialLinks": [{"label": "A", "ulr": "https://example.org"}]}')
    const { fields } = await (await owner.call('PATCH', '/settings/1', body)).json()
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['__proto__', 'socialLinks.0.ulr']))
  })
})
