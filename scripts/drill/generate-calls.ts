import fc, { type Arbitrary } from 'fast-check'
import { ADDRESSES, type Address } from '../../contract/addresses.ts'
import { textOf, valueOf, type Schema } from './generate-values.ts'
import { HOSTS, hostileBody, hostileHeaders, hostileText } from './hostile-values.ts'

export const ROLES = ['visitor', 'editor', 'owner'] as const
export type Role = (typeof ROLES)[number]

export interface GeneratedCall {
  /** Such as 'PATCH /news/{id}', or 'page'. */
  target: string
  role: Role
  method: string
  /** With its query; escaped when it is sent. */
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** The CSRF token of the page. */
  hasToken: boolean
  /** How much larger its Content-Length is than its body. */
  missingBytes: number
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
/** The part of the API's description that is read. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'SEARCH',
  'LOCK',
  'PURGE',
]
const ADDRESS_LIST = Object.values<Address>(ADDRESSES)
const PAGES = ADDRESS_LIST.flatMap(({ path }) => (path.includes(':') ? [] : [path]))
const BENEATH = [
  '/services/',
  '/projects/',
  '/news/',
  '/services/a/',
  '/admin/',
  '/assets/',
  '/media/pictures/',
  '/media/',
  '/hydration/',
  '/api/',
  '/api/v1/',
  '/',
]
const OTHER_PATHS = [
  '/admin',
  '/__manifest?p=%2Fnews',
  '/contact.data',
  '/_root.data',
  '/news.data?_routes=root',
  '/favicon.svg',
  '/robots.txt',
  '/api/v1',
  '/api/v1/',
  '/api/v1/openapi.json',
  '//',
  '///news',
  '/news/',
  '/.',
  '*',
]
const PAGE_QUERY = ['hydration', 'preview', '_data', '_routes', 'index'].concat(
  ...ADDRESS_LIST.map(({ query = [], uncached = [] }) => query.concat(uncached)),
)

/** Mostly valid requests, which pass the first checks. @param slugs of existing items */
export function generateCalls({ paths, components }: OpenApi, slugs: string[]): Arbitrary<GeneratedCall> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      apiCall(path.replace(/^\/api\/v1(?=\/|$)/, ''), method.toUpperCase(), operation, components.schemas, slugs),
    ),
  )
  return fc
    .record({
      request: fc.oneof({ weight: 6, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: pageCall(slugs) }),
      role: fc.constantFrom(...ROLES, 'owner' as const),
      otherMethod: rarely(12, fc.constantFrom(...METHODS)),
      otherBody: rarely(10, hostileBody),
      odd: rarely(6, hostileHeaders),
      host: rarely(40, fc.constantFrom(...HOSTS)),
      hasToken: fc.nat(19).map((number) => number > 0),
      missingBytes: rarely(150, fc.constantFrom(1, 1_000, 1e9)),
    })
    .map(({ request, role, otherMethod, otherBody, odd, host, hasToken, missingBytes }) => ({
      ...request,
      role,
      hasToken,
      method: otherMethod ?? request.method,
      body: otherBody ?? request.body,
      headers: { ...request.headers, ...odd, ...(host !== undefined && { Host: host }) },
      missingBytes: missingBytes ?? 0,
    }))
}

const NO_HEADERS: Record<string, string> = {}

type Request = Pick<GeneratedCall, 'target' | 'method' | 'path' | 'headers' | 'body'>

function apiCall(
  path: string,
  method: string,
  { parameters = [], requestBody }: Operation,
  schemas: Record<string, Schema>,
  slugs: string[],
): Arbitrary<Request> {
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const body =
    content === undefined
      ? fc.constant(undefined)
      : mediaType === 'application/json'
        ? valueOf(content.schema, schemas, 4).map((value) => JSON.stringify(value))
        : hostileText
  const places = parameters.filter((parameter) => parameter.in === 'path')
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return fc
    .record({
      places: fc.tuple(...places.map(({ name, schema = {} }) => placeOf(name, schema, schemas, slugs))),
      query: queryOf(query.map(({ name, schema = {} }) => [name, textOf(schema, schemas, slugs)])),
      body,
    })
    .map((made) => ({
      target: `${method} ${path}`,
      method,
      path: `/api/v1${places.reduce((text, { name }, index) => text.replace(`{${name}}`, () => encode(made.places[index]!)), path)}${made.query}`,
      headers: mediaType === undefined ? NO_HEADERS : { 'Content-Type': mediaType },
      body: made.body,
    }))
}

function pageCall(slugs: string[]): Arbitrary<Request> {
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...PAGES) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...BENEATH), fc.oneof(hostileText, fc.constantFrom(...slugs)), fc.boolean())
        .map(([folder, text, isRaw]) => folder + (isRaw ? text : encode(text))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...OTHER_PATHS) },
  )
  const query = queryOf(
    PAGE_QUERY.map((name) => [name, fc.oneof(hostileText, fc.constantFrom(...slugs, '1', '2', 'ongoing', 'map'))]),
    2,
  )
  const read = fc.record({ path, query }).map((made): Request => ({
    target: 'page',
    method: 'GET',
    path: made.path + made.query,
    headers: {},
    body: undefined,
  }))
  const form = fc
    .array(
      fc.tuple(
        fc.constantFrom('name', 'email', 'subject', 'message', 'csrf', 'seconds', 'order_number', 'x'),
        fc.oneof(hostileText, fc.constantFrom('Maya', 'maya@example.org', '{{token}}', '{{token}}')),
      ),
      { maxLength: 8 },
    )
    .map((fields): Request => ({
      target: 'form',
      method: 'POST',
      path: '/contact',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: fields.map(([name, value]) => `${name}=${encode(value)}`).join('&'),
    }))
  return fc.oneof({ weight: 5, arbitrary: read }, { weight: 1, arbitrary: form })
}

/** The value of a path parameter. */
function placeOf(name: string, schema: Schema, schemas: Record<string, Schema>, slugs: string[]): Arbitrary<string> {
  const likely =
    name === 'slug'
      ? fc.constantFrom(...slugs)
      : name === 'id' || name === 'number'
        ? fc.integer({ min: 1, max: 60 }).map(String)
        : textOf(schema, schemas, slugs)
  return fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: hostileText })
}

/** @param oneIn includes one parameter in so many */
function queryOf(parameters: [string, Arbitrary<string>][], oneIn = 3): Arbitrary<string> {
  return fc
    .tuple(
      fc.tuple(
        ...parameters.map(([name, value]) =>
          rarely(
            oneIn,
            value.map((text) => `${encode(name)}=${encode(text)}`),
          ),
        ),
      ),
      rarely(
        15,
        fc.tuple(hostileText, hostileText).map(([name, value]) => `${name}=${value}`),
      ),
      rarely(30, fc.constant('twice')),
    )
    .map(([given, odd, twice]) => {
      const all = [...given, odd].filter((text) => text !== undefined)
      if (twice && all.length > 0) all.push(all[0]!)
      return all.length > 0 ? `?${all.join('&')}` : ''
    })
}

function rarely<Value>(oneIn: number, arbitrary: Arbitrary<Value>): Arbitrary<Value | undefined> {
  return fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
