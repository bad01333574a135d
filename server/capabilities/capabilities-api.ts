import { z } from '@hono/zod-openapi'
import { capabilitiesQuerySchema, capabilitiesSchema } from '../../contract/capabilities.ts'
import { oneOf } from '../../contract/list.ts'
import { toCapabilitiesCsv } from './capabilities-csv.ts'
import { countCapabilities } from './capabilities.ts'
import { callsOf } from '../core/api/calls.ts'
import { busyError, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Projects', { access: 'public' })
const getCall = call('get /', 'What was done where: projects by service, province and year', {
  cache: ['locale', 'service', 'province', 'district', 'client', 'since', 'until', 'status', 'format'],
  description:
    'Each number is the total of GET projects with the same filters and this service, province or year. ' +
    'A project counts once in each, however many of its services, districts or years belong there.',
  query: capabilitiesQuerySchema,
  200: {
    description: 'The numbers',
    content: {
      'application/json': { schema: oneOf(capabilitiesSchema) },
      'text/csv': { schema: z.string() },
    },
  },
  ...busyError,
})

export const capabilitiesApi = ({ reads, now }: ApiParts) =>
  createRouter().openapi(getCall, async (context) => {
    const query = context.req.valid('query')
    const found = await countCapabilities(reads, query, now())
    if (query.format === 'json') return context.json({ data: found }, 200)
    return context.body(toCapabilitiesCsv(found, query.locale), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="capabilities.csv"',
    })
  })
