import { z } from 'zod'
import { capabilitiesQuerySchema } from '../../../contract/capabilities/capabilities.ts'
import { localeQuerySchema } from '../../../contract/list.ts'
import { projectListQuerySchema } from '../../../contract/projects/project.ts'
import { searchQuerySchema } from '../../../contract/search/search.ts'

export const MCP_PATH = '/mcp'

/** A value of an address. The call itself checks it, and its refusal is told. */
const valueSchema = z.union([z.string().max(500), z.number()])

interface Tool {
  title: string
  description: string
  /** A public call of the API, below /api/v1. */
  call: string
  input: z.ZodObject
}

/** The parameters of a call, with their descriptions, as optional arguments. */
function argumentsOf(query: z.ZodObject): z.ZodObject {
  const shape = Object.entries(query.shape as Record<string, z.ZodType>).map(
    ([name, { description }]) => [name, valueSchema.optional().meta({ description })] as const,
  )
  return z.object(Object.fromEntries(shape))
}

/** Each tool answers as the public call does, so that it can never tell more than the site. */
export const TOOLS: Record<string, Tool> = {
  search: {
    title: 'Search the site',
    description: 'Finds projects, services, people, clients, news and places by words, in English or Nepali.',
    call: '/search',
    input: argumentsOf(searchQuerySchema).extend({ q: z.string().max(500).meta({ description: 'The words to find' }) }),
  },
  list_projects: {
    title: 'List projects',
    description: 'Projects that match all of the filters, a page at a time. The page of each is /projects/<slug>.',
    call: '/projects',
    input: argumentsOf(projectListQuerySchema),
  },
  read_project: {
    title: 'Read a project',
    description: 'All that is published about one project: its facts, text, parts and related projects.',
    call: '/projects/slug/{slug}',
    input: argumentsOf(localeQuerySchema).extend({ slug: z.string().max(500).meta({ description: 'From a list' }) }),
  },
  count_capabilities: {
    title: 'Count projects by service, province and year',
    description: 'What the firm has done, as numbers of projects; the filters narrow them.',
    call: '/capabilities',
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
