import { FEED_FILES } from '../../contract/discovery/discovery-files.ts'
import { useEffect, useRef, useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { DEFAULT_LIMIT } from '../../contract/limits.ts'
import { searchWords } from '../../contract/search-words.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { introOf, pageMeta } from '../meta.ts'
import { Ask } from '../ui/ask/ask.tsx'
import { ProjectCard, toProjectSummary } from '../ui/card/project-card.tsx'
import { loadNepalMap, LateNepalMap } from '../ui/nepal-map/late-nepal-map.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { chosenProvinces, findProjects, type Choice, type Choices } from '../ui/project-finder/find-projects.ts'
import { FoundBar, NothingFound, Near, Refused } from '../ui/project-finder/found.tsx'
import { useLastOpened } from '../ui/project-finder/last-opened.ts'
import { declared, PAGE_FILTERS } from '../../contract/project-filters.ts'
import { ProjectFinder } from '../ui/project-finder/project-finder.tsx'
import { projectSearchAddress, readProjectSearch, type ProjectSearch } from '../ui/project-finder/project-search.ts'
import { WorkLinks } from '../work-links.tsx'
import { useText } from '../texts.ts'
import { useWords, type WordsOf } from '../words.ts'
import { words } from './project-list.words.ts'
import { toMapData } from '../ui/nepal-map/map-data.ts'

export const load = (async (api, { url, locale }) => {
  const page = pageFromUrl(url)
  const asked = readProjectSearch(url.searchParams)
  const [{ search, projects, choices, near, chosen, leftOut, refused }] = await Promise.all([
    findProjects(api, asked, page, locale),
    asked.view === 'map' ? loadNepalMap() : undefined,
  ])
  const numbers = chosenProvinces(search, choices.province).map(({ number }) => number)
  return {
    page,
    search,
    chosen,
    leftOut,
    refused,
    projects: projects.data.map(toProjectSummary),
    total: projects.meta.total,
    near,
    choices: {
      ...choices,
      district: choices.district.filter(({ province }) => numbers.length === 0 || numbers.includes(province)),
    },
  }
}) satisfies Load<unknown>

export default function ProjectList({ loaderData }: PageProps<typeof load>) {
  const { search, chosen, leftOut, refused, near, choices, projects, total, page } = loaderData
  const t = useWords(words)
  const intro = useText('projects')
  const found = useFocusThatStays(search)
  const location = useLocation()
  const region = findRegion(search, choices)
  const lastOpened = useLastOpened(projects.map(({ slug }) => slug))
  const isMap = search.view === 'map'
  // Alone in its row, which would leave two holes in three columns.
  const hasLead = projects.length > 1 && projects.length % 3 === 1
  return (
    <>
      <PageHeading
        title={intro.title}
        locale={intro.locale}
        lead={
          <>
            {intro.summary} <WorkLinks />
          </>
        }
        facts={chosen.length === 0 ? figuresOf(total, choices, t) : undefined}
      />
      <div className="wrap project-list">
        <ProjectFinder search={search} choices={choices} />
        <section ref={found} className="found" tabIndex={-1} aria-label={t.found}>
          {lastOpened && (
            <p className="found__note">
              <Link to={{ search: location.search, hash: `#project-${lastOpened}` }} replace>
                {t.goOn}
              </Link>
            </p>
          )}
          <FoundBar search={search} chosen={chosen} page={page} total={total} shown={projects.length} />
          {region && (
            <p className="found__note">
              <Link to={region.to}>{t.about(region.name)}</Link>
            </p>
          )}
          {searchWords(search.search).areLeftOut && <p className="found__note">{t.leftOutWords}</p>}
          {leftOut && <p className="found__note">{t.leftOut(leftOut)}</p>}
          {refused.length > 0 && <Refused refused={refused} hasMeasure={search.measure !== ''} />}
          <Near near={near} search={search} />
          <div className={isMap ? 'found__on-map' : undefined}>
            {isMap && choices.district.some(({ count }) => count > 0) && <FoundMap search={search} choices={choices} />}
            {projects.length > 0 ? (
              <div className={isMap ? 'found__rows' : hasLead ? 'grid grid--lead' : 'grid'}>
                {projects.map((project, index) => (
                  <ProjectCard
                    key={project.slug}
                    project={project}
                    level="h2"
                    sizes={isMap ? '8rem' : hasLead && index === 0 ? LEAD_SIZES : undefined}
                    isFirst={index === 0 && !isMap}
                    isLastOpened={project.slug === lastOpened}
                  />
                ))}
              </div>
            ) : (
              <NothingFound search={search} chosen={chosen} total={total} />
            )}
          </div>
          {projects.length > 0 && (
            <Pagination
              page={page}
              total={total}
              limit={DEFAULT_LIMIT}
              pageTo={(target) => projectSearchAddress(search, target)}
            />
          )}
        </section>
      </div>
      <Ask text={intro.ask} locale={intro.locale} subject={t.subject} />
    </>
  )
}

const LEAD_SIZES = '(min-width: 64rem) 51rem, (min-width: 44rem) 45vw, 88vw'

function figuresOf(total: number, { status, district }: Choices, t: WordsOf<typeof words>) {
  return [
    { label: t.projects, value: total },
    { label: t.ongoing, value: status.find(({ value }) => value === 'ongoing')?.count ?? 0 },
    { label: t.districts, value: district.filter(({ count }) => count > 0).length },
  ].filter(({ value }) => value > 0)
}

/** The page of the district or province that was chosen. */
function findRegion(search: ProjectSearch, choices: Choices): { name: string; to: string } | undefined {
  const pages = (['district', 'province'] as const).map((kind) => {
    const chosen: Choice | undefined = choices[kind].find(({ value }) => value === search[kind])
    return chosen && { name: chosen.name ?? '', to: href(kind, { slug: chosen.value }) }
  })
  return pages.find((page) => page !== undefined)
}

/** A removed filter's link had the focus; keeps it at the results. */
function useFocusThatStays(search: object) {
  const found = useRef<HTMLElement>(null)
  const first = useRef(search)
  useEffect(() => {
    if (search !== first.current && document.activeElement === document.body)
      found.current?.focus({ preventScroll: true })
  }, [search])
  return found
}

export function meta({ matches, loaderData: { search, chosen, page } }: MetaArgs<typeof load>) {
  const intro = introOf(matches, 'projects')
  return pageMeta(matches, {
    ...intro,
    seo: chosen.length > 0 && intro.seo ? { ...intro.seo, title: '' } : intro.seo,
    title: [intro.title, chosen.map(({ label }) => label).join(', ')].filter(Boolean).join(': '),
    path: projectSearchAddress({ ...search, sort: '', view: '' }, search.sort ? 0 : page),
    page,
    feeds: FEED_FILES.projects,
    // Search engines index one filter with one value; combinations are unlimited.
    isHidden:
      chosen.length > 1 ||
      search.province.includes(',') ||
      search.sort !== '' ||
      PAGE_FILTERS.some((name) => search[name] && !declared(name).isIndexed),
  })
}

/** Counts by all filters but the district. */
function FoundMap({ search, choices: { province, district } }: { search: ProjectSearch; choices: Choices }) {
  const hrefOf = useCallback((district: string) => projectSearchAddress({ ...search, district }), [search])
  const data = useMemo(() => {
    const counted = (choices: Choice[]) =>
      choices.map(({ value: slug, count: projectCount, ...own }) => {
        return { name: '', number: 0, province: 0, code: '', ...own, slug, projectCount }
      })
    return toMapData(counted(district), counted(province))
  }, [district, province])
  return <LateNepalMap data={data} hrefOf={hrefOf} current={search.district} />
}
