import { listOf, localeQuerySchema, oneOf } from '../../contract/list.ts'
import { projectFacetsSchema } from '../../contract/projects/project-facets.ts'
import { MAX_MAPPED_PROJECTS, projectMapSchema } from '../../contract/projects/project-map.ts'
import { filterNames, isUnlimited } from '../../contract/project-filters.ts'
import { projectFilterQuerySchema } from '../../contract/projects/project-filter-query.ts'
import { projectDetailSchema, projectListQuerySchema, projectSchema } from '../../contract/projects/project.ts'
import { countProjectFacets } from './project-facets.ts'
import { getProjectMap } from './project-map.ts'
import { getProject, isCostly, listManyProjects, listProjects, PROJECTS_AT_ONCE } from './projects.ts'
import { answerLongList } from '../core/api/long-list.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, busyError, createRouter, LIST_PARAMETERS, type ApiParts } from '../core/api/router.ts'

/** Bounds are not among them, as words are not: there is no end of them. */
const FILTERS = filterNames.filter((name) => !isUnlimited(name))

const call = callsOf('Projects', { access: 'public' })
const listCall = call('get /', 'Projects', {
  cache: [...LIST_PARAMETERS, ...FILTERS, 'sort'],
  description:
    'The search looks at number, title, description, client and districts in every language; each word must be found. ' +
    'A fiscal year among its words, such as FY 2081/82, is the filter `fiscalYear`.',
  query: projectListQuerySchema,
  200: answer(listOf(projectSchema), 'A page of projects'),
  ...busyError,
})

const facetsCall = call('get /facets', 'How many projects each choice of a filter would find', {
  cache: ['locale', ...FILTERS],
  description:
    'The filters are those of the list. Each group is counted with every other filter, but not its own: ' +
    'districts, for example, with the province that is chosen. Provinces are counted without the district, too.',
  query: projectFilterQuerySchema,
  200: answer(oneOf(projectFacetsSchema), 'The choices and their counts'),
  ...busyError,
})

const mapCall = call('get /geojson', 'The points and lines of projects, as GeoJSON', {
  cache: ['locale'],
  description: `Only published projects whose location is public; at most ${MAX_MAPPED_PROJECTS}, the first of the list.`,
  query: localeQuerySchema,
  200: {
    description: 'A FeatureCollection with its licence',
    content: { 'application/geo+json': { schema: projectMapSchema } },
  },
  ...busyError,
})

const getCall = call('get /slug/{slug}', 'One project with its parent, its parts and the projects around it', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(projectDetailSchema), 'The project'),
})

export const projectsApi = ({ db, reads, log, now }: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => {
      const query = context.req.valid('query')
      if (query.limit <= PROJECTS_AT_ONCE)
        return context.json(await listProjects(isCostly(query) ? reads : db, query, now()), 200)
      const found = await listManyProjects(reads, query, now())
      return 'data' in found ? context.json(found, 200) : answerLongList(found, log)
    })
    .openapi(facetsCall, async (context) =>
      context.json({ data: await countProjectFacets(reads, context.req.valid('query'), now()) }, 200),
    )
    .openapi(mapCall, async (context) =>
      context.json(await getProjectMap(reads, context.req.valid('query').locale), 200, {
        'Content-Type': 'application/geo+json',
      }),
    )
    .openapi(getCall, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getProject(db, slug, context.req.valid('query').locale, now()) }, 200)
    })
