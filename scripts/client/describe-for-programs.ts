import { createApi, type ApiOptions } from '../../server/api.ts'

type Json = Record<string, unknown>
type Operation = Json & { responses: Record<string, object> }
interface Description {
  paths: Record<string, Record<string, Operation>>
  webhooks: Json
  components: Record<'schemas' | 'parameters' | 'securitySchemes', Json> & { responses: Json }
}

const ERROR = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }

/**
 * The part of the OpenAPI document that other programs use: public reads, what API keys may call, and webhooks. All
 * errors share one response, which halves the types.
 */
export async function describeForPrograms(): Promise<Description> {
  const description = await readDescription()
  const { paths, components } = description
  components.responses = { Error: { description: 'Not done; the message says why', ...ERROR } }
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (isForPrograms(method, operation)) shareErrors(operation)
      else delete methods[method]
    }
    if (Object.keys(methods).length === 0) delete paths[path]
  }
  keepUsedSchemas(description)
  return description
}

async function readDescription(): Promise<Description> {
  // The description is made from the routes alone.
  const api = createApi({ db: {}, secret: '', environment: {} } as ApiOptions)
  return (await (await api.request('/api/v1/openapi.json')).json()) as Description
}

function isForPrograms(method: string, operation: Operation): boolean {
  return 'x-key-scope' in operation || (operation['x-access'] === 'public' && method === 'get')
}

function shareErrors({ responses }: Operation): void {
  for (const status of Object.keys(responses)) {
    if (Number(status) >= 400) responses[status] = { $ref: '#/components/responses/Error' }
  }
}

function keepUsedSchemas({ paths, webhooks, components }: Description): void {
  const { schemas } = components
  const used = new Set(['Error'])
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit([paths, webhooks, schemas['Error']])
  components.schemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}
