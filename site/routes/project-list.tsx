import { Link } from 'react-router'
import { DEFAULT_LIMIT } from '../../contract/limits.ts'
import { PROJECT_STATUSES } from '../../contract/project-status.ts'
import type { Route } from './+types/project-list.ts'
import { ApiError } from '../api/api-error.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { paths } from '../paths.ts'
import { ProjectCard, toProjectSummary } from '../ui/card/project-card.tsx'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { ProjectFinder, type ProjectSearch } from '../ui/project-finder/project-finder.tsx'

const load = (async (api, { url }) => {
  const search = searchFromUrl(url)
  const page = pageFromUrl(url)
  const status = PROJECT_STATUSES.find((known) => known === search.status)
  const [provinces, districts] = await Promise.all([api.listProvinces(), api.listDistricts()])
  const province = provinces.find(({ slug }) => slug === search.province)
  const district = districts.find(({ slug }) => slug === search.district)
  const filters = { search: search.search, status, province: province?.slug, district: district?.slug }
  // An address with a service that does not exist (any more) is no fault of the visitor's: it asks for nothing.
  const { service, projects } = await api.listProjects({ ...filters, service: search.service, page }).then(
    (found) => ({ service: search.service, projects: found }),
    async (error: unknown) => {
      if (!(error instanceof ApiError && error.fields['service'])) throw error
      return { service: '', projects: await api.listProjects({ ...filters, page }) }
    },
  )
  const toPlace = ({ slug, name, projectCount }: { slug: string; name: string; projectCount: number }) => ({ slug, name, projectCount })
  return {
    page,
    search: { ...search, status: status ?? '', province: province?.slug ?? '', district: district?.slug ?? '', service },
    provinces: provinces.map(toPlace),
    districts: districts
      .filter((candidate) => candidate.projectCount > 0 && (!province || candidate.province === province.number))
      .map(toPlace),
    projects: projects.data.map(toProjectSummary),
    total: projects.meta.total,
  }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function ProjectList({ loaderData }: Route.ComponentProps) {
  const { search, provinces, districts, projects, total, page } = loaderData
  return (
    <>
      <PageHeading title="Projects" lead="What we have surveyed, designed and supervised, and what is under way." />
      <div className="wrap project-list">
        <ProjectFinder search={search} provinces={provinces} districts={districts} />
        <p className="finder__result tabular" role="status">
          {total === 1 ? '1 project' : `${total} projects`}
          {total > DEFAULT_LIMIT && projects.length > 0 && `, ${page * DEFAULT_LIMIT + 1} to ${page * DEFAULT_LIMIT + projects.length} shown`}
        </p>
        {projects.length > 0 ? (
          <div className="grid">
            {projects.map((project) => (
              <ProjectCard key={project.slug} project={project} level="h2" />
            ))}
          </div>
        ) : (
          <MessagePanel title="No projects found">
            <p>{total > 0 ? 'The list is shorter than that.' : 'Nothing fits all that you chose. Take one choice away, or begin again.'}</p>
            <Link className="more" to={paths.projects}>
              All projects
            </Link>
          </MessagePanel>
        )}
        <Pagination page={page} total={total} limit={DEFAULT_LIMIT} pageTo={(target) => addressOf(search, target)} />
      </div>
    </>
  )
}

function searchFromUrl({ searchParams }: URL): ProjectSearch {
  const value = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 200)
  return {
    search: value('search'),
    status: value('status'),
    province: value('province'),
    district: value('district'),
    service: value('service'),
  }
}

function addressOf(search: ProjectSearch, page: number): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''))
  if (page > 0) query.set('page', String(page + 1))
  return query.size > 0 ? `${paths.projects}?${query}` : paths.projects
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Projects',
    description: 'Projects of the firm by place, status and service.',
    path: loaderData && loaderData.page > 0 ? `${paths.projects}?page=${loaderData.page + 1}` : paths.projects,
  })
}
