import { beforeAll, describe, expect, test } from 'vitest'
import { signIn, type Person } from '../accounts/staff.ts'
import { useTestApp, type TestApp } from '../../create-test-app.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: unknown
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  const?: unknown
  enum?: unknown[]
}
interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
  'x-unknown-fields'?: string
}

/** For each object of a schema, a body that has one field too many in it, and nothing else but the way to it. */
function withUnknown(
  given: Schema,
  components: Record<string, Schema>,
  at: (string | number)[] = [],
): { body: unknown; at: (string | number)[] }[] {
  const schema = given.$ref ? components[given.$ref.split('/').at(-1)!]! : given
  const { properties, items, oneOf = [], anyOf = [] } = schema
  const options = [...oneOf, ...anyOf].flatMap((one) => withUnknown(one, components, at))
  if (items)
    return [
      ...options,
      ...withUnknown(items, components, [...at, 0]).map(({ body, at: to }) => ({ body: [body], at: to })),
    ]
  if (!properties) return options
  if (schema.additionalProperties === undefined) throw new Error(`${at.join('.')} is not closed`)
  // A passkey has what the browser adds to it.
  if (schema.additionalProperties !== false) return options
  // The property that tells a type of block or geometry.
  const named = Object.entries(properties).flatMap(([name, one]) => {
    const [value = one.const] = one.enum?.length === 1 ? one.enum : []
    return value === undefined ? [] : [[name, value]]
  })
  const base = { ...(Object.fromEntries(named) as object), ...('id' in properties && named.length > 0 && { id: 'a' }) }
  const below = Object.entries(properties).flatMap(([name, one]) =>
    withUnknown(one, components, [...at, name]).map(({ body, at: to }) => ({
      body: { ...base, [name]: body },
      at: to,
    })),
  )
  return [...options, { body: { ...base, nonsense: 'a text' }, at }, ...below]
}

const addressOf = (path: string) =>
  path
    .replace('{entity}', 'news')
    .replace('{comment}', COMMENT)
    .replaceAll(/\{\w+\}/g, '1')

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
        path: addressOf(path),
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

  test('is refused in every object of every body, at any depth, with the path to it', async () => {
    const { paths, components } = await (await app.request('/openapi.json')).json()
    const bodies = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, 'x-unknown-fields': unknown }]) => {
        const schema = requestBody?.content['application/json']?.schema
        return schema && !unknown ? [{ method: method.toUpperCase(), path, schema }] : []
      }),
    )
    // A change has the fields of a new item.
    const tried = new Set<string>()
    for (const { method, path, schema } of bodies)
      for (const { body, at } of withUnknown(schema, components.schemas)) {
        const key = `${path.split('/')[3]} ${JSON.stringify(body)}`
        if (tried.has(key)) continue
        tried.add(key)
        const answer = await owner.call(method, addressOf(path.replace('/api/v1', '')), body)
        expect([answer.status, (await answer.json()).fields], `${method} ${path}`).toEqual([
          422,
          expect.objectContaining({ [[...at, 'nonsense'].join('.')]: expect.stringContaining('There is no field') }),
        ])
      }
    expect(tried.size).toBeGreaterThan(150)
  }, 60_000)

  test('is refused in a block with the nearest name, and of a menu; a status may be a number', async () => {
    const header = [{ id: 'a', type: 'page', page: 'home', lable: { en: 'Start' } }]
    const { fields } = await (await owner.call('PATCH', '/menus/1', { header })).json()
    expect(fields).toEqual({ 'header.0.lable': 'There is no field "lable": did you mean "label"?' })
    const news = {
      name: 'A number',
      description: '<p>A</p>',
      categoryId: 1,
      createdAt: '2026-01-01T00:00:00Z',
      status: 1,
    }
    const { data } = await (await owner.call('POST', '/news', news)).json()
    expect(data).toMatchObject({ status: '1', state: 'published' })
  })

  test('is named within rows, and none is lost to a name of JavaScript', async () => {
    const body = JSON.parse('{"__proto__": "a text", "socialLinks": [{"label": "A", "ulr": "https://example.org"}]}')
    const { fields } = await (await owner.call('PATCH', '/settings/1', body)).json()
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['__proto__', 'socialLinks.0.ulr']))
  })
})
