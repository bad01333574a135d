import fc, { type Arbitrary } from 'fast-check'
import { hostileJson, hostileNumber, hostileText } from './hostile-values.ts'

/** The part of a JSON Schema that is read. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
}

/** Likely values that the schemas do not name. */
const LIKELY: Record<string, string[]> = {
  email: ['name@example.org'],
  slug: ['a-bridge', 'another-bridge', 'c-3'],
  code: ['A-1', 'B-2', 'C-3'],
  link: ['https://example.org/a'],
  url: ['https://example.org/b'],
  from: ['/old/address', '/old/other'],
  to: ['/news', '/projects'],
  date: ['2026-11-22', '2009', '2009-2012'],
  start: ['2019', '2019-04'],
  end: ['2024-05'],
  currency: ['NPR'],
  phones: ['+977 1 000 0100'],
  password: ['a bridge over the river', 'a long enough password'],
}

/** The text of a value in an address. @param slugs of existing items */
export function textOf(schema: Schema, schemas: Record<string, Schema>, slugs: string[]): Arbitrary<string> {
  const likely =
    schema.enum || schema.type !== 'string'
      ? valueOf(schema, schemas, 1).map(String)
      : fc.constantFrom(...slugs, '1', 'none', 'a', 'bridge')
  return fc.oneof({ weight: 3, arbitrary: likely }, { weight: 1, arbitrary: hostileText })
}

/** A value of the schema, now and then an invalid one. */
export function valueOf(schema: Schema, schemas: Record<string, Schema>, depth: number, name = ''): Arbitrary<unknown> {
  const isText = schema.type === 'string' && !schema.enum && schema.format !== 'date-time'
  const right =
    isText && Object.hasOwn(LIKELY, name) ? fc.constantFrom(...LIKELY[name]!) : rightValueOf(schema, schemas, depth)
  return fc.oneof({ weight: 24, arbitrary: right }, { weight: 1, arbitrary: hostileJson })
}

function rightValueOf(schema: Schema, schemas: Record<string, Schema>, depth: number): Arbitrary<unknown> {
  if (schema.$ref) return rightValueOf(schemas[schema.$ref.split('/').at(-1)!] ?? {}, schemas, depth)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return fc.oneof(...choices.map((choice) => rightValueOf(choice, schemas, depth)))
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat()
  return fc.oneof(...types.map((type) => typedValue(type, schema, schemas, depth)))
}

function typedValue(type: string, schema: Schema, schemas: Record<string, Schema>, depth: number): Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number')
    return fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) }, { weight: 1, arbitrary: hostileNumber })
  if (type === 'array')
    return depth === 0 ? fc.constant([]) : fc.array(valueOf(schema.items ?? {}, schemas, depth - 1), { maxLength: 4 })
  if (type === 'object') {
    if (depth === 0) return fc.constant({})
    const fields = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(field, schemas, depth - 1, name)]),
    )
    return fc.record(fields, { requiredKeys: Object.keys(fields).filter((_, index) => index % 2 === 0) })
  }
  if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const texts = fc.constantFrom(
    'A bridge',
    'a-bridge',
    'name@example.org',
    'https://example.org/a',
    '2026-11-22',
    '2019-04',
    '2009',
    '/old/address',
    '<p>One. <b>Two</b>.</p>',
    'NPR',
    '405',
    'a long enough password',
  )
  return fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: hostileText })
}
