import type { Operation } from './description.ts'

const TEXT_LENGTH = 72
const ROWS = 1

/** The declared example or, for a read, the API's own shortened answer. Undefined on an empty site. */
export async function findExample(
  { method, path, responses }: Operation,
  request: (path: string) => Response | Promise<Response>,
): Promise<unknown> {
  const content = Object.values(responses)[0]?.content
  // Files have none.
  if (content && !('application/json' in content)) return undefined
  const described = content?.['application/json']?.example
  if (described !== undefined || method !== 'GET') return described
  const address = path.includes('{') ? await firstAddress(path, request) : `${path}?limit=${ROWS}`
  return address === undefined ? undefined : shorten(await read(address, request))
}

/** For `/news/slug/{slug}`, the slug of the first item of `/news`. */
async function firstAddress(path: string, request: (path: string) => Response | Promise<Response>) {
  const [, list, name] = /^(.*?)(?:\/slug)?\/\{(\w+)\}$/.exec(path) ?? []
  const answer = (await read(`${list}?limit=${ROWS}`, request)) as { data?: Record<string, string>[] } | undefined
  const value = answer?.data?.[0]?.[name ?? '']
  return value === undefined ? undefined : path.replace(`{${name}}`, encodeURIComponent(value))
}

async function read(address: string, request: (path: string) => Response | Promise<Response>): Promise<unknown> {
  const answer = await request(address)
  return answer.ok ? await answer.json() : undefined
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_LENGTH ? `${value.slice(0, TEXT_LENGTH)}…` : value
  if (Array.isArray(value))
    return value.slice(0, value.every((item) => typeof item === 'number') ? undefined : ROWS).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]))
}
