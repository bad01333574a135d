import type { ReactNode } from 'react'
import { href } from '../../../contract/addresses.ts'
import { DEFAULT_LIMIT } from '../../../contract/limits.ts'
import { usePeriod } from '../../periods.words.ts'
import { Link, type NamedLink } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useForeign, useWords } from '../../words.ts'
import { Ask } from '../ask/ask.tsx'
import { ProjectGrid } from '../card/project-card.tsx'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { pageCount, Pagination } from '../pagination/pagination.tsx'
import { words as statusWords } from '../status/words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { TitleBlock, type Fact } from '../title-block/title-block.tsx'
import styles from './region.css?inline'
import type { RegionData } from './region-data.ts'
import { RegionMap, type Place, RegionSection } from './region-map.tsx'
import { words } from './words.ts'

interface RegionPageProps {
  kind: 'district' | 'province'
  title: string
  /** As it stands in sentences. */
  name: string
  crumbs: NamedLink[]
  /** After its other name. */
  headingFacts: Fact[]
  region: RegionData
  districts?: Required<Place>[]
  /** Where an empty page leads to. */
  nearby: Place[]
  children: ReactNode
}

/** A district or a province: heading, map, facts and projects; `children` are the lists of places. */
export function RegionPage(props: RegionPageProps) {
  const { kind, title, name, crumbs, headingFacts, region, districts, children } = props
  const t = useWords(words)
  const { otherName, total } = region
  const facts: Fact[] = otherName
    ? [{ label: t.otherName, value: <span lang={otherName.locale}>{otherName.name}</span> }, ...headingFacts]
    : headingFacts
  return (
    <>
      <ComponentStyles name="region" css={styles} />
      <PageHeading title={title} lead={t.lead(total, name)} crumbs={crumbs} facts={facts} />
      <div className="region wrap">
        <RegionMap name={name} region={region} districts={districts} />
        {total > 0 && <Facts kind={kind} region={region} />}
        <Projects {...props} />
        {children}
      </div>
      <Ask text={t.ask(name)} subject={t.subject(name)} />
    </>
  )
}

/** Each status and service leads to its projects here. */
function Facts({ kind, region }: Pick<RegionPageProps, 'kind' | 'region'>) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const period = usePeriod()
  const statusNames = useWords(statusWords)
  const foreign = useForeign()
  const here = kind === 'district' ? { district: region.slug } : { province: region.slug }
  const linked = <Item extends { name: string; count: number }>(items: Item[], toOf: (item: Item) => string) =>
    items.length > 0 && (
      <ul>
        {items.map((item) => (
          <li key={toOf(item)}>
            <Link to={toOf(item)}>{item.name}</Link> {digits(item.count)}
          </li>
        ))}
      </ul>
    )
  const { statuses, services, levels, years } = region
  const facts: Fact[] = [
    {
      label: t.status,
      value: linked(
        statuses.map((one) => ({ ...one, name: statusNames[one.status] })),
        ({ status }) => href('projects', { ...here, status }),
      ),
    },
    {
      label: t.services,
      value: linked(services, ({ slug: service }) => href('projects', { ...here, service })),
    },
    {
      label: t.levels,
      value: levels.length > 0 && (
        <ul>
          {levels.map(({ code, name, projectCount, locale }) => (
            <li key={code}>
              <span lang={foreign(locale)}>{name}</span> {digits(projectCount)}
            </li>
          ))}
        </ul>
      ),
    },
    { label: t.years, value: years && period(years[0], years[1]) },
  ]
  return (
    <RegionSection id="facts" title={t.facts}>
      <TitleBlock facts={facts} inRows />
    </RegionSection>
  )
}

function Projects({ kind, name, region: { slug, projects, total, page }, nearby }: RegionPageProps) {
  const t = useWords(words)
  const pageTo = (target: number) => href(kind, { slug, page: target > 0 ? target + 1 : undefined })
  if (total === 0) {
    return (
      <MessagePanel title={t.none(name)} more={{ label: t.contact, to: href('contact', { subject: t.subject(name) }) }}>
        {nearby.length > 0 && (
          <>
            <p>{t.nearby}</p>
            <PlaceLinks kind={kind} places={nearby} />
          </>
        )}
      </MessagePanel>
    )
  }
  return (
    <RegionSection id="projects" title={t.projects(name)}>
      {projects.length > 0 ? (
        <>
          <ProjectGrid projects={projects} />
          <Pagination page={page} total={total} limit={DEFAULT_LIMIT} pageTo={pageTo} />
        </>
      ) : (
        <MessagePanel title={t.beyond} more={{ label: t.lastPage, to: pageTo(pageCount(total, DEFAULT_LIMIT) - 1) }} />
      )}
    </RegionSection>
  )
}

/** Links to pages of districts or provinces, each with its number of projects where there are some. */
export function PlaceLinks({ kind, places }: Pick<RegionPageProps, 'kind'> & { places: Place[] }) {
  const t = useWords(words)
  return (
    <ul className="region__places">
      {places.map(({ slug, name, projectCount = 0 }) => (
        <li key={slug}>
          <Link to={href(kind, { slug })}>{name}</Link>
          {projectCount > 0 && ` ${t.count(projectCount)}`}
        </li>
      ))}
    </ul>
  )
}
