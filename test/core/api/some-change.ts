import { PASSWORD } from '../accounts/staff.ts'
import type { TestApp } from '../../create-test-app.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  propertyNames?: Schema
  additionalProperties?: Schema | false
  format?: string
  minLength?: number
  minItems?: number
  minimum?: number
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  security: object[]
}

/** A call that changes something, as the API declares it. */
export interface Change {
  method: string
  path: string
  body: unknown
}

/** The least that a schema takes, as far as it says; of a change in which all is optional, its first text. */
function someBody(given: Schema, components: Record<string, Schema>, isInner = false): unknown {
  const schema = given.$ref ? components[given.$ref.split('/').at(-1)!]! : given
  const { properties, items, required = [], minItems = isInner ? 1 : 0 } = schema
  const within = (inner: Schema) => someBody(inner, components, true)
  const only = schema.const ?? schema.enum?.[0]
  if (only !== undefined) return only
  const option = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].find(({ type }) => type !== 'null')
  if (option) return someBody(option, components, isInner)
  if (properties) {
    const texts = Object.keys(properties).filter((name) => properties[name]!.type === 'string')
    const names = required.length > 0 || isInner ? required : texts.slice(0, 1)
    return Object.fromEntries(names.map((name) => [name, within(properties[name]!)]))
  }
  const type = [schema.type].flat()[0]
  if (type === 'array') return Array.from({ length: minItems }, () => within(items!))
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'object') return { [String(schema.propertyNames?.enum?.[0])]: within(schema.additionalProperties || {}) }
  return schema.format === 'date-time'
    ? '2026-12-01T00:00:00.000Z'
    : 'A text'.padEnd(schema.minLength ?? 0, ' and more')
}

/** Calls of staff, those that take away last: of each kind of content, and of the item that is there. */
export async function listChanges({ request }: TestApp): Promise<Change[]> {
  const { paths, components } = await (await request('/openapi.json')).json()
  const order = ['post', 'patch', 'put', 'delete']
  return Object.entries<Record<string, Operation>>(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, security }]) => {
        if (method === 'get' || security.length === 0) return []
        const schema = requestBody?.content['application/json']?.schema
        const address = path
          .replace('/api/v1', '')
          .replace('{entity}', 'news')
          .replaceAll(/\{\w+\}/g, '1')
        return [{ method, path: address, body: schema && someBody(schema, components.schemas) }]
      }),
    )
    .toSorted((one, two) => rank(one) - rank(two))
  function rank({ method, path }: Change) {
    return order.indexOf(method) + (/session|password|second-factor|removal/.test(path) ? 10 : 0)
  }
}

/** Gives each refused field what its message asks for. @returns whether there was one */
export function mendBody(body: unknown, fields: Record<string, string>): boolean {
  for (const [path, message] of Object.entries(fields)) {
    const [, example] = /(?:such as|begin with|year(?: or \w+)+:) (\S+?)[,.]?(?: |$)/.exec(message) ?? []
    const names = path.split('.')
    const last = names.pop()!
    const place = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], body)
    if (typeof place !== 'object' || place === null) return false
    const text = /password/i.test(last) ? PASSWORD : (example ?? `A text for ${path}`)
    ;(place as Record<string, unknown>)[last] = text.endsWith('//') ? `${text}example.org` : text
  }
  return Object.keys(fields).length > 0
}
