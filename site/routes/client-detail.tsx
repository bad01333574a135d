import { href } from '../../contract/addresses.ts'
import type { Capabilities } from '../../contract/capabilities/capabilities.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { DEFAULT_LIMIT } from '../../contract/limits.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { numbers } from '../numbers.words.ts'
import { useLocale, useWords, wordsIn } from '../words.ts'
import { aboutCrumbs } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import { capabilitySentence } from '../ui/experience/capability-sentence.ts'
import { YearsAtWork } from '../ui/experience/years-at-work.tsx'
import { ProjectCard, toProjectSummary } from '../ui/card/project-card.tsx'
import styles from '../ui/client/client.css?inline'
import { pick } from '../pick.ts'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageCount, pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { TitleBlock, type Fact } from '../ui/title-block/title-block.tsx'
import { words } from './client-detail.words.ts'

export const load = (async (api, { params: { slug = '' }, url, locale }) => {
  const page = pageFromUrl(url)
  // First the client: a missing one is 404, while its projects would be an invalid filter.
  const client = await api.getClient(slug)
  const [projects, found] = await Promise.all([
    api.listProjects({ client: slug, page }),
    api.getOne<Capabilities>('capabilities', { client: slug }),
  ])
  const years = found.years.filter(({ count }) => count > 0).map(({ year }) => year)
  return {
    ...pick(client, ['name', 'kind', 'link', 'locale', 'locales']),
    slug,
    page,
    projects: projects.data.map(toProjectSummary),
    total: found.total,
    sentence:
      found.total === 0
        ? wordsIn(words, locale).none
        : capabilitySentence(found, { service: '', provinces: [], since: '', until: '' }, locale),
    provinces: found.provinces.filter(({ count }) => count > 0),
    services: found.services
      .filter(({ parentId }) => parentId !== null)
      .toSorted((one, other) => other.count - one.count),
    years: found.total < FEWEST_PROJECTS_WITH_YEARS ? [] : betweenFirstAndLast(found.years),
    period: [...new Set([years[0], years.at(-1)])].filter(Boolean).join(' – '),
  }
}) satisfies Load<unknown>

/** Of fewer, bars say nothing. */
const FEWEST_PROJECTS_WITH_YEARS = 3

function betweenFirstAndLast(years: Capabilities['years']): Capabilities['years'] {
  const isAtWork = ({ count }: { count: number }) => count > 0
  return years.slice(years.findIndex(isAtWork), years.findLastIndex(isAtWork) + 1)
}

type ClientPageData = Awaited<ReturnType<typeof load>>

export default function ClientDetail({ loaderData: client }: PageProps<typeof load>) {
  const { slug, name, sentence, total, years } = client
  const t = useWords(words)
  const facts = useFacts(client)
  const locale = useLocale()
  const isForeign = client.locale !== locale
  return (
    <>
      <ComponentStyles name="client" css={styles} />
      <PageHeading
        title={name}
        locale={client.locale}
        lead={isForeign ? <span lang={locale}>{sentence}</span> : sentence}
        crumbs={crumbs(locale)}
      />
      <div className="client-page wrap">
        <div className="client-page__facts">
          <TitleBlock facts={facts} inRows />
        </div>
        {total > 0 && (
          <div>
            <Projects client={client} />
            {years.length > 0 && (
              <section aria-labelledby="years">
                <h2 className="client-page__title" id="years">
                  {t.years}
                </h2>
                <YearsAtWork
                  years={years}
                  hrefOf={(year) => href('projects', { client: slug, since: year, until: year })}
                />
              </section>
            )}
          </div>
        )}
      </div>
      <Ask text={t.ask} subject={name} />
    </>
  )
}

const crumbs = (locale: PageLocale) => [
  ...aboutCrumbs(locale),
  { label: wordsIn(words, locale).clients, to: href('clients') },
]

function Projects({ client: { slug, projects, total, page } }: { client: ClientPageData }) {
  const t = useWords(words)
  const pageTo = (target: number) => href('client', { slug, page: target > 0 ? target + 1 : undefined })
  return (
    <section aria-label={t.projects}>
      {projects.length > 0 ? (
        <div className="grid">
          {projects.map((project, index) => (
            <ProjectCard key={project.slug} project={project} level="h2" isFirst={index === 0} />
          ))}
        </div>
      ) : (
        <MessagePanel title={t.beyond} more={{ label: t.lastPage, to: pageTo(pageCount(total, DEFAULT_LIMIT) - 1) }} />
      )}
      {projects.length > 0 && <Pagination page={page} total={total} limit={DEFAULT_LIMIT} pageTo={pageTo} />}
    </section>
  )
}

/** Each place and service leads to the client's projects there. */
function useFacts({ slug, kind, link, period, provinces, services }: ClientPageData): Fact[] {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const linked = (items: { slug: string; name: string; count: number }[], filter: 'province' | 'service') =>
    items.length > 0 && (
      <ul>
        {items.map(({ slug: value, name, count }) => (
          <li key={value}>
            <Link to={href('projects', { [filter]: value, client: slug })}>{name}</Link> {digits(count)}
          </li>
        ))}
      </ul>
    )
  return [
    { label: t.kind, value: t.kinds[kind] },
    {
      label: t.website,
      value: link && (
        <a href={link} rel="noopener">
          {link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
        </a>
      ),
    },
    { label: t.period, value: period && digits(period) },
    { label: t.provinces(provinces.length), value: linked(provinces, 'province') },
    { label: t.services(services.length), value: linked(services, 'service') },
  ]
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  const locale = localeOf(matches)
  const { slug, name, link, page, sentence, total, projects, locales } = loaderData
  return pageMeta(matches, {
    title: name,
    description: total > 0 ? wordsIn(words, locale).description(sentence) : sentence,
    path: href('client', { slug, page: page > 0 ? page + 1 : undefined }),
    page,
    crumbs: crumbs(locale),
    locales,
    subject: { type: 'client', link, projects },
    // A page without projects says too little to be found.
    isHidden: total === 0,
  })
}
