import { describe, expect, test } from 'vitest'
import { ERROR_CODES } from '../../../contract/error.ts'
import { createTestApp } from '../../create-test-app.ts'

interface Operation {
  summary?: string
  parameters?: { name: string; schema: { type: string; default?: unknown; enum?: string[] } }[]
  responses: Record<string, { description?: string }>
}

async function getDocument() {
  const { request } = await createTestApp('sqlite')
  const response = await request('/openapi.json')
  expect(response.status).toBe(200)
  return await response.json()
}

function listOperations(document: { paths: Record<string, Record<string, Operation>> }) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  )
}

describe('GET openapi.json', () => {
  test('lists every call that the API has a handler for', async () => {
    const document = await getDocument()
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Website API', version: '1' },
      servers: [{ url: '/' }],
    })
    const { api } = await createTestApp('sqlite')
    const routes = api.routes
      .filter(({ method, path }) => method !== 'ALL' && !/\/(openapi\.json)?$/.test(path) && path !== '/api/v1')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(routes).toContain('GET /api/v1/projects/slug/{slug}')
    expect(new Set(listOperations(document).map(({ call }) => call))).toEqual(new Set(routes))
  })

  test('says of each call what it is for, and what its errors are', async () => {
    for (const { call, operation } of listOperations(await getDocument())) {
      expect(operation.summary, call).toBeTruthy()
      const statuses = Object.keys(operation.responses)
      expect(statuses, call).toEqual(expect.arrayContaining(['400', '422', '500']))
      expect(statuses.includes('404'), call).toBe(call.includes('{'))
    }
    const { paths } = await getDocument()
    expect(Object.keys(paths['/api/v1/contact-us'].post.responses)).toEqual([
      '201',
      '400',
      '403',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
  })

  test('says what is taken when a parameter is left out', async () => {
    const { paths } = await getDocument()
    const parameters = (path: string): Operation['parameters'] => paths[`/api/v1${path}`].get.parameters
    const limitOf = (path: string) => parameters(path)?.find(({ name }) => name === 'limit')?.schema
    expect(limitOf('/projects')).toMatchObject({ type: 'integer', minimum: 1, default: 10 })
    expect(limitOf('/services')).toMatchObject({ default: 10_000 })
    expect(limitOf('/partners')).toMatchObject({ default: 100_000_000_000 })
    const status = parameters('/projects')?.find(({ name }) => name === 'status')
    expect(status?.schema.enum).toEqual(['ongoing', 'completed', 'upcoming'])
  })

  test('says that a picture may be missing, and that null is not a picture', async () => {
    const { components } = await getDocument()
    const { Picture, News, ProjectDetail, Error } = components.schemas
    expect(Picture.type).toBe('object')
    expect(News.properties.image).toEqual({ anyOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] })
    expect(ProjectDetail.properties.parent.anyOf).toContainEqual({ type: 'null' })
    expect(Error.properties.code.enum).toEqual(ERROR_CODES)
  })
})

test('GET /api/v1/ answers the same document, also on an empty site', async () => {
  const { request } = await createTestApp('sqlite')
  const [root, document] = [await request('/'), await request('/openapi.json')]
  expect(root.status).toBe(200)
  expect(await root.json()).toEqual(await document.json())
})
