import { localePath } from '../../../../contract/page-locales.ts'
import { useSiteData } from '../../../../site/site-data.ts'
import { Link, MoreLink } from '../../../../site/link.tsx'
import { useDates } from '../../../../site/dates.words.ts'
import type { Load, MetaArgs, PageProps } from '../../../../site/page.ts'
import { introOf, pageMeta } from '../../../../site/meta.ts'
import { headingOf, useText } from '../../../../site/texts.ts'
import { useLocale, useWords } from '../../../../site/words.ts'
import { Ask } from '../../../../site/ui/ask/ask.tsx'
import { CapabilityForm } from '../ui/capability-form.tsx'
import { CapabilityMatrix } from '../ui/capability-matrix.tsx'
import { capabilitySentence } from '../../../../site/ui/experience/capability-sentence.ts'
import { words as sentences } from '../../../../site/ui/experience/sentence.words.ts'
import styles from '../ui/capabilities.css?inline'
import {
  capabilitiesAddress,
  capabilitiesDownload,
  findCapabilities,
  projectsAddress,
  readCapabilitySearch,
  type CapabilitySearch,
} from '../ui/capability-search.ts'
import { YearsAtWork } from '../../../../site/ui/experience/years-at-work.tsx'
import { PageHeading } from '../../../../site/ui/page-heading/page-heading.tsx'
import { Day } from '../../../../site/ui/day/day.tsx'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { words } from './capabilities.words.ts'

export const load = (async (api, { url }) =>
  findCapabilities(api, readCapabilitySearch(url.searchParams))) satisfies Load<unknown>

export default function CapabilitiesPage({ loaderData: { search, found } }: PageProps<typeof load>) {
  const t = useWords(words)
  const intro = useText('capabilities')
  const sentence = capabilitySentence(found, useNamesOf(search, found.allProvinces), useLocale())
  return (
    <>
      <ComponentStyles name="capabilities" css={styles} />
      <PageHeading {...headingOf(intro)} />
      <div className="capabilities wrap">
        <CapabilityForm search={search} provinces={found.allProvinces} />
        <p className="capabilities__sentence" role="status">
          {sentence}
        </p>
        {found.total > 0 ? <Ways search={search} total={found.total} /> : <Nearest search={search} found={found} />}
        {found.total > 0 && <CapabilityMatrix search={search} found={found} />}
        {found.years.length > 0 && (
          <>
            <h2 className="capabilities__title">{t.years}</h2>
            <YearsAtWork
              years={found.years}
              hrefOf={(year) => projectsAddress({ ...search, since: year, until: year })}
            />
          </>
        )}
        <Notes search={search} found={found} />
      </div>
      <Ask text={intro.ask} locale={intro.locale} subject={`${t.subject}: ${sentence.replace(/[.।]$/, '')}`} />
    </>
  )
}

type Found = Awaited<ReturnType<typeof load>>

function useNamesOf(search: CapabilitySearch, provinces: Found['found']['allProvinces']) {
  const services = useSiteData()?.services.flatMap((service) => [service, ...service.children]) ?? []
  return {
    service: services.find(({ slug }) => slug === search.service)?.name ?? '',
    provinces: provinces.filter(({ slug }) => search.province.includes(slug)).map(({ name }) => name),
    since: search.since,
    until: search.until,
  }
}

function Ways({ search, total }: { search: CapabilitySearch; total: number }) {
  const t = useWords(words)
  const locale = useLocale()
  return (
    <p className="capabilities__ways screen-only">
      <MoreLink to={projectsAddress(search)}>{t.projects(total)}</MoreLink>
      <a href={capabilitiesDownload(search, 'csv', locale)} download>
        CSV
      </a>
      <a href={capabilitiesDownload(search, 'json', locale)}>JSON</a>
    </p>
  )
}

const GIVEN_UP: Record<Found['found']['nearest'][number]['without'], Partial<CapabilitySearch>> = {
  service: { service: '' },
  province: { province: [] },
  years: { since: '', until: '' },
  status: { status: '' },
}

function Nearest({ search, found: { nearest } }: Found) {
  const t = useWords(words)
  const sentence = useWords(sentences)
  return (
    <>
      {nearest.length > 0 && <p className="capabilities__near">{t.nearest}</p>}
      <ul className="capabilities__nearest">
        {nearest.map((way) => (
          <li key={way.without}>
            <Link to={capabilitiesAddress({ ...search, ...GIVEN_UP[way.without] })}>{sentence.nearest(way)}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Notes({ search, found: { undated, updatedAt, updatedAtBs } }: Found) {
  const t = useWords(words)
  const { day } = useDates()
  const locale = useLocale()
  const site = useSiteData()
  return (
    <div className="capabilities__notes">
      <p>{t.onceEach}</p>
      <p>
        {t.inYears}
        {t.undated(undated)}
      </p>
      {updatedAt && (
        <p>
          <Day of={updatedAt} bs={updatedAtBs}>
            {t.changed(day(updatedAt))}
          </Day>
        </p>
      )}
      <p className="capabilities__paper">
        {site && `${site.settings.name}, ${site.publicUrl}${localePath(locale, capabilitiesAddress(search))}`}
      </p>
    </div>
  )
}

export function meta({ matches, loaderData: { search } }: MetaArgs<typeof load>) {
  const chosen = [search.service, ...search.province, search.status].filter(Boolean)
  // Search engines index one choice; combinations are unlimited.
  const isHidden = chosen.length > 1 || Boolean(search.since || search.until)
  return pageMeta(matches, { ...introOf(matches, 'capabilities'), path: capabilitiesAddress(search), isHidden })
}
