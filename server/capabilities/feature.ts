import { z } from '@hono/zod-openapi'
import {
  capabilitiesQuerySchema,
  capabilitiesSchema,
  type Capabilities,
} from '../../contract/capabilities/capabilities.ts'
import { oneOf } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import { routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { CSV, sendCsv } from '../core/api/download.ts'
import { busyError } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { countCapabilities } from './capabilities.ts'

const WORDS: Record<Locale, { discipline: string; service: string; total: string; all: string }> = {
  en: { discipline: 'discipline', service: 'service', total: 'total', all: 'All projects' },
  ne: { discipline: 'विधा', service: 'सेवा', total: 'जम्मा', all: 'सबै परियोजना' },
}

/** Services by provinces: a discipline's own line has no service, the last line neither. */
function toLines({ provinces, services, total }: Capabilities, locale: Locale) {
  const t = WORDS[locale]
  const nameOf = new Map(services.map(({ id, name }) => [id, name]))
  const lines = services.map(({ name, parentId, provinces: counts, count }) =>
    parentId === null ? [name, '', ...counts, count] : [nameOf.get(parentId) ?? '', name, ...counts, count],
  )
  return [
    [t.discipline, t.service, ...provinces.map(({ name }) => name), t.total],
    ...lines,
    [t.all, '', ...provinces.map(({ count }) => count), total],
  ]
}

const call = servedCallsOf('Projects', { access: 'public' })

const capabilitiesApi = routerOf(
  call('get /', 'What was done where: projects by service, province and year', {
    cache: ['locale', 'service', 'province', 'district', 'client', 'since', 'until', 'status', 'format'],
    description:
      'Each number is the total of GET projects with the same filters and this service, province or year. ' +
      'A project counts once in each, however many of its services, districts or years belong there.',
    query: capabilitiesQuerySchema,
    200: {
      description: 'The numbers',
      content: {
        'application/json': { schema: oneOf(capabilitiesSchema) },
        [CSV]: { schema: z.string() },
      },
    },
    ...busyError,
    async handle({ reads, now }, { query, context }) {
      const found = await countCapabilities(reads, query, now())
      if (query.format === 'json') return context.json({ data: found }, 200)
      return sendCsv(context, 'capabilities.csv', toLines(found, query.locale))
    },
  }),
)

export const feature: Feature = {
  api: (deps) => ({ '/capabilities': capabilitiesApi(deps) }),
  costlyPaths: /^(\/api\/v1)?\/capabilities\/?$/,
}
