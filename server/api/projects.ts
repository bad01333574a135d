import { z } from '@hono/zod-openapi'
import { listOf, localeQuerySchema, oneOf } from '../../contract/list.ts'
import { projectFacetsSchema } from '../../contract/project-facets.ts'
import {
  projectDetailSchema,
  projectFilterQuerySchema,
  projectListQuerySchema,
  projectSchema,
  type ProjectListQuery,
} from '../../contract/project.ts'
import { countProjectFacets } from '../services/projects/project-facets.ts'
import { getProject, listManyProjects, listProjects, PROJECTS_AT_ONCE } from '../services/projects/projects.ts'
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

const FILTERS = ['district', 'province', 'status', 'service', 'parent', 'pictures']

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: [...LIST_PARAMETERS, ...FILTERS],
  tags: ['Projects'],
  summary: 'Projects',
  description:
    'The search looks at number, title, description, client and districts in every language; each word must be found.',
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

/** Rows that an index skips quickly. */
const QUICK_OFFSET = 1_000

/** Lists from the start, as on the home page, are fast. */
function isCostly({ search, district, province, service, page, limit }: ProjectListQuery): boolean {
  return [search, district, province, service].some(Boolean) || limit > 100 || (page - 1) * limit > QUICK_OFFSET
}

export const projectsApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const query = context.req.valid('query')
      if (query.limit <= PROJECTS_AT_ONCE)
        return context.json(await listProjects(isCostly(query) ? parts.reads : parts.db, query), 200)
      const found = await listManyProjects(parts.reads, query)
      return 'data' in found ? context.json(found, 200) : answerLongList(found, parts.log)
    })
    .openapi(facetsRoute, async (context) =>
      context.json({ data: await countProjectFacets(parts.reads, context.req.valid('query')) }, 200),
    )
    .openapi(getRoute, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getProject(parts.db, slug, context.req.valid('query').locale) }, 200)
    })
