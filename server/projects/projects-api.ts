import { localeQuerySchema } from '../../contract/list.ts'
import { projectFacetsSchema } from '../../contract/projects/project-facets.ts'
import { MAX_MAPPED_PROJECTS, projectMapSchema } from '../../contract/projects/project-map.ts'
import { filterNames, isUnlimited } from '../../contract/project-filters.ts'
import { projectFilterQuerySchema } from '../../contract/projects/project-filter-query.ts'
import { projectDetailSchema, projectListQuerySchema, projectSchema } from '../../contract/projects/project.ts'
import { countProjectFacets } from './project-facets.ts'
import { getProjectMap } from './project-map.ts'
import { getProject, isCostly, listManyProjects, listProjects, PROJECTS_AT_ONCE } from './projects.ts'
import { answerLongList } from '../core/api/long-list.ts'
import { listed, one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { busyError, LIST_PARAMETERS } from '../core/api/router.ts'

/** Bounds are not among them, as words are not: there is no end of them. */
const FILTERS = filterNames.filter((name) => !isUnlimited(name))

const call = servedCallsOf('Projects', { access: 'public' })

export const projectsApi = routerOf(
  call('get /', 'Projects', {
    cache: [...LIST_PARAMETERS, ...FILTERS, 'sort'],
    description:
      'The search looks at number, title, description, client and districts in every language; each word must be found. ' +
      'A fiscal year among its words, such as FY 2081/82, is the filter `fiscalYear`.',
    query: projectListQuerySchema,
    200: listed(projectSchema, 'A page of projects'),
    ...busyError,
    async handle({ db, reads, log, now }, { query }) {
      if (query.limit <= PROJECTS_AT_ONCE) return listProjects(isCostly(query) ? reads : db, query, now())
      const found = await listManyProjects(reads, query, now())
      return 'data' in found ? found : answerLongList(found, log)
    },
  }),
  call('get /facets', 'How many projects each choice of a filter would find', {
    cache: ['locale', ...FILTERS],
    description:
      'The filters are those of the list. Each group is counted with every other filter, but not its own: ' +
      'districts, for example, with the province that is chosen. Provinces are counted without the district, too.',
    query: projectFilterQuerySchema,
    200: one(projectFacetsSchema, 'The choices and their counts'),
    ...busyError,
    handle: ({ reads, now }, { query }) => countProjectFacets(reads, query, now()),
  }),
  call('get /geojson', 'The points and lines of projects, as GeoJSON', {
    cache: ['locale'],
    description: `Only published projects whose location is public; at most ${MAX_MAPPED_PROJECTS}, the first of the list.`,
    query: localeQuerySchema,
    200: {
      description: 'A FeatureCollection with its licence',
      content: { 'application/geo+json': { schema: projectMapSchema } },
    },
    ...busyError,
    handle: async ({ reads }, { query, context }) =>
      context.json(await getProjectMap(reads, query.locale), 200, { 'Content-Type': 'application/geo+json' }),
  }),
  call('get /slug/{slug}', 'One project with its parent, its parts and the projects around it', {
    cache: ['locale'],
    query: localeQuerySchema,
    200: one(projectDetailSchema, 'The project'),
    handle: ({ db, now }, { params, query }) => getProject(db, params.slug, query.locale, now()),
  }),
)
