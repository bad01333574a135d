import { z } from '@hono/zod-openapi'
import { listOf, localeQuerySchema, oneOf } from '../../contract/list.ts'
import { projectFacetsSchema } from '../../contract/project-facets.ts'
import { MAX_MAPPED_PROJECTS, projectMapSchema } from '../../contract/project-map.ts'
import {
  projectDetailSchema,
  projectFilterQuerySchema,
  projectListQuerySchema,
  projectSchema,
} from '../../contract/project.ts'
import { countProjectFacets } from '../services/projects/project-facets.ts'
import { getProjectMap } from '../services/projects/project-map.ts'
import {
  getProject,
  isCostly,
  listManyProjects,
  listProjects,
  PROJECTS_AT_ONCE,
} from '../services/projects/projects.ts'
import { answerLongList } from './long-list.ts'
import {
  answer,
  busyError,
  createRoute,
  createRouter,
  LIST_PARAMETERS,
  listErrors,
  oneErrors,
  type ApiParts,
} from './router.ts'

const FILTERS = [
  'district',
  'province',
  'status',
  'service',
  'client',
  'since',
  'until',
  'fiscalYear',
  'parent',
  'pictures',
]

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: [...LIST_PARAMETERS, ...FILTERS, 'sort'],
  tags: ['Projects'],
  summary: 'Projects',
  description:
    'The search looks at number, title, description, client and districts in every language; each word must be found. ' +
    'A fiscal year among its words, such as FY 2081/82, is the filter `fiscalYear`.',
  request: { query: projectListQuerySchema },
  responses: { 200: answer(listOf(projectSchema), 'A page of projects'), ...listErrors, ...busyError },
})

const facetsRoute = createRoute({
  method: 'get',
  path: '/facets',
  access: 'public',
  cache: ['locale', ...FILTERS],
  tags: ['Projects'],
  summary: 'How many projects each choice of a filter would find',
  description:
    'The filters are those of the list. Each group is counted with every other filter, but not its own: ' +
    'districts, for example, with the province that is chosen. Provinces are counted without the district, too.',
  request: { query: projectFilterQuerySchema },
  responses: { 200: answer(oneOf(projectFacetsSchema), 'The choices and their counts'), ...listErrors, ...busyError },
})

const mapRoute = createRoute({
  method: 'get',
  path: '/geojson',
  access: 'public',
  cache: ['locale'],
  tags: ['Projects'],
  summary: 'The points and lines of projects, as GeoJSON',
  description: `Only published projects whose location is public; at most ${MAX_MAPPED_PROJECTS}, the first of the list.`,
  request: { query: localeQuerySchema },
  responses: {
    200: {
      description: 'A FeatureCollection with its licence',
      content: { 'application/geo+json': { schema: projectMapSchema } },
    },
    ...listErrors,
    ...busyError,
  },
})

const getRoute = createRoute({
  method: 'get',
  path: '/slug/{slug}',
  access: 'public',
  cache: ['locale'],
  tags: ['Projects'],
  summary: 'One project with its parent, its parts and the projects around it',
  request: { params: z.object({ slug: z.string() }), query: localeQuerySchema },
  responses: { 200: answer(oneOf(projectDetailSchema), 'The project'), ...oneErrors },
})

export const projectsApi = ({ db, reads, log, now }: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const query = context.req.valid('query')
      if (query.limit <= PROJECTS_AT_ONCE)
        return context.json(await listProjects(isCostly(query) ? reads : db, query, now()), 200)
      const found = await listManyProjects(reads, query, now())
      return 'data' in found ? context.json(found, 200) : answerLongList(found, log)
    })
    .openapi(facetsRoute, async (context) =>
      context.json({ data: await countProjectFacets(reads, context.req.valid('query'), now()) }, 200),
    )
    .openapi(mapRoute, async (context) =>
      context.json(await getProjectMap(reads, context.req.valid('query').locale), 200, {
        'Content-Type': 'application/geo+json',
      }),
    )
    .openapi(getRoute, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getProject(db, slug, context.req.valid('query').locale) }, 200)
    })
