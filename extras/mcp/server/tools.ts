import { z } from 'zod'
import { capabilitiesQuerySchema } from '../../../contract/capabilities/capabilities.ts'
import { localeQuerySchema } from '../../../contract/list.ts'
import { projectListQuerySchema } from '../../../contract/projects/project.ts'
import { searchQuerySchema } from '../../../contract/search/search.ts'
import texts from './tools.json' with { type: 'json' }

export const MCP_PATH = '/mcp'

/** A value of an address. The call itself checks it, and its refusal is told. */
const valueSchema = z.union([z.string().max(500), z.number()])

/** The parameters of a call, with their descriptions, as optional arguments. */
function argumentsOf(query: z.ZodObject): z.ZodObject {
  const shape = Object.entries(query.shape as Record<string, z.ZodType>).map(
    ([name, { description }]) => [name, valueSchema.optional().meta({ description })] as const,
  )
  return z.object(Object.fromEntries(shape))
}

const wanted = (description: string) => z.string().max(500).meta({ description })

/** Each tool answers as the public call does that tools.json names, so that it can never tell more than the site. */
export const TOOLS: Record<string, (typeof texts)['search'] & { input: z.ZodObject }> = {
  search: { ...texts.search, input: argumentsOf(searchQuerySchema).extend({ q: wanted('The words to find') }) },
  list_projects: { ...texts.list_projects, input: argumentsOf(projectListQuerySchema) },
  read_project: {
    ...texts.read_project,
    input: argumentsOf(localeQuerySchema).extend({ slug: wanted('From a list') }),
  },
  count_capabilities: {
    ...texts.count_capabilities,
    input: argumentsOf(capabilitiesQuerySchema.omit({ format: true })),
  },
}

/** @returns the address of the call below /api/v1, with the arguments in its path and query */
export function addressOfCall(call: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  let path = call
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, () => encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return `${path}?${query.toString()}`
}
