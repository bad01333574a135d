import { href } from '../../../contract/addresses.ts'
import type { ProjectFacts as Details } from '../../../contract/projects/kind.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import { formatMoneyInFull, formatMoneyInShort, formatNumber } from '../../../contract/money.ts'
import type { ProjectDetail } from '../../../contract/projects/project.ts'
import { Link } from '../../link.tsx'
import { sizes } from '../../size.words.ts'
import { useForeign, useLocale, useWords } from '../../words.ts'
import { Period, type ProjectPeriod } from '../day/period.tsx'
import { Status } from '../status/status.tsx'
import { useOwnFacts } from '../title-block/use-own-facts.tsx'
import { TitleBlock, type Fact } from '../title-block/title-block.tsx'
import { words } from './words.ts'
import type { ProjectPerson } from '../../../contract/projects/project-person.ts'
import type { ProjectStatus } from '../../../contract/projects/project-status.ts'
import { formatCoordinates } from '../../../contract/location/format-coordinates.ts'
import { PlanDrawing } from '../card/location-plan.tsx'
import type { drawPlace } from './place-on-map.ts'
import type { ProjectScope as Done } from '../../../contract/projects/project-rows.ts'
import type { ServiceReference } from '../../../contract/services/service.ts'

export type ShownProject = Pick<
  ProjectDetail,
  'code' | 'client' | 'services' | 'status' | 'parent' | 'locale' | 'quantities' | 'scope' | 'partnership'
> &
  ProjectPeriod &
  Pick<ProjectDetail, 'checkedIn'> &
  Partial<Pick<ProjectDetail, 'facts'>> &
  Omit<Details, 'location' | 'challenge' | 'method' | 'result'> & {
    places: { code: string; slug: string; name: string; province: string; provinceSlug: string }[]
  }

/** How large, for how much, where and when: what an engineer asks first. */
export function ProjectFigures({ project }: { project: ShownProject }) {
  const { size, unitName, value, places, start, end } = project
  const locale = useLocale()
  const { size: sizeText } = useWords(sizes)
  const langOf = useLangOf(project)
  const unit = size ? sizeText(size, langOf('unitName') ? '' : unitName) : firstOf(project)
  return (
    <p className="project__figures">
      {unit && <span lang={unit.lang}>{unit.value}</span>}
      {value && <span>{formatMoneyInShort(value, locale)}</span>}
      {places.length > 0 && places.length < 4 && <span>{places.map(({ name }) => name).join(', ')}</span>}
      {(start ?? end) !== null && (
        <span>
          <Period of={project} />
        </span>
      )}
    </p>
  )
}

const firstOf = ({ quantities: [first] }: ShownProject): { value: string; lang?: Locale } | undefined =>
  first && { value: `${first.label}: ${first.text}` }

export const planOf = ({ code, places, services, start }: ShownProject) => ({
  code,
  districts: places.map((district) => district.code),
  service: services[0]?.name ?? '',
  year: start?.slice(0, 4) ?? '',
})

/** The language of a fact, where it is not the page's. */
function useLangOf({ englishFacts, locale }: ShownProject) {
  const foreign = useForeign()
  return (fact: string) => foreign(englishFacts.includes(fact) ? DEFAULT_LOCALE : locale)
}

/** In the order in which clients of the firm look for them. */
export function ProjectFacts({ project }: { project: ShownProject }) {
  const { code, client, places, services, status, start, end, scope } = project
  const { checkedIn, parent, funder, value, share, jointVenture, partnership, size, unitName } = project
  const t = useWords(words)
  const locale = useLocale()
  const langOf = useLangOf(project)
  const { size: sizeText } = useWords(sizes)
  const provinces = new Map(places.map(({ province, provinceSlug }) => [provinceSlug, province]))
  const facts: Fact[] = [
    { label: t.code, field: 'code', value: code },
    {
      label: t.parent,
      field: 'parentId',
      value: parent && <Link to={href('project', { slug: parent.slug })}>{parent.title}</Link>,
    },
    {
      label: t.client,
      field: 'clientId',
      value: client && <Link to={href('client', { slug: client.slug })}>{client.name}</Link>,
    },
    { label: t.funder, field: 'funder', value: funder, lang: langOf('funder') },
    {
      label: places.length > 1 ? t.districts : t.district,
      field: 'districts',
      value: linked('district', new Map(places.map(({ slug, name }) => [slug, name]))),
    },
    {
      label: provinces.size > 1 ? t.provinces : t.province,
      field: 'districts',
      value: linked('province', provinces),
    },
    {
      label: t.services,
      field: 'serviceIds',
      value: services.length > 0 && scope.length === 0 && (
        <ul>
          {services.map(({ id, name, slug }) => (
            <li key={id}>
              <Link to={href('service', { slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      ),
    },
    { label: t.status, field: 'status', value: <Status status={status} /> },
    { label: t.period, field: 'start', value: (start ?? end) !== null && <Period of={project} /> },
    {
      label: t.size,
      field: 'size',
      value: '',
      ...(size && !isAmong(project, size) && sizeText(size, langOf('unitName') ? '' : unitName)),
    },
    ...quantityFacts(project),
    { label: t.value, field: 'value', value: value && formatMoneyInFull(value, locale) },
    { label: t.venture, field: 'partners', value: partnership },
    {
      label: t.venture,
      field: 'jointVenture',
      value: partnership === '' && jointVenture,
      lang: langOf('jointVenture'),
    },
    {
      label: t.share,
      field: 'share',
      value: partnership === '' && share !== null && `${formatNumber(share, locale)}%`,
    },
    ...useOwnFacts(project.facts),
    { label: t.checked, value: checkedIn },
  ]
  return <TitleBlock facts={facts} inRows />
}

/** Whether a quantity says the size. */
const isAmong = ({ quantities }: ShownProject, { amount: size }: { amount: number }) =>
  quantities.some(({ amount }) => amount === size)

function quantityFacts({ quantities }: ShownProject): Fact[] {
  const byLabel = Map.groupBy(quantities, ({ label }) => label)
  return Array.from(byLabel, ([label, some]) => ({
    label,
    field: 'quantities',
    value: some.map(({ text }) => text).join(', '),
  }))
}

const linked = (kind: 'district' | 'province', places: Map<string, string>) =>
  [...places].map(([slug, name], index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link to={href(kind, { slug })}>{name}</Link>
    </span>
  ))

/** The people who worked on it; nothing where nobody agreed to be named. */
export function ProjectPeople({ people, status }: { people: ProjectPerson[]; status: ProjectStatus }) {
  const t = useWords(words)
  const foreign = useForeign()
  if (people.length === 0) return null
  return (
    <section className="project__people">
      <h2>{t.people}</h2>
      <ul data-field="people">
        {people.map((person) => (
          <li key={person.slug + person.position + person.start}>
            <p lang={foreign(person.locale)}>
              <Link to={href('person', { slug: person.slug })}>{person.name}</Link>
            </p>
            <p lang={foreign(person.positionLocale)}>{person.position}</p>
            {(person.start ?? person.end) !== null && (
              <p className="project__years">
                <Period of={{ ...person, status }} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProjectPlaceProps {
  place: ReturnType<typeof drawPlace>
  /** Codes of its districts. */
  districts: string[]
}

/** A public location on the map of Nepal, with its coordinates. */
export function ProjectPlace({ place: { path, at }, districts }: ProjectPlaceProps) {
  const t = useWords(words)
  const [longitude, latitude] = at
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
  return (
    <figure className="project__place plan" data-field="location">
      <PlanDrawing districts={districts} place={path} />
      <figcaption>
        {formatCoordinates(at, useLocale())}{' '}
        <a href={map} rel="noopener">
          {t.map}
        </a>
      </figcaption>
    </figure>
  )
}

/** The services that were done, with what exactly; last those of which nothing is said. */
export function ProjectScope({ scope, services }: { scope: Done[]; services: ServiceReference[] }) {
  const t = useWords(words)
  const foreign = useForeign()
  if (scope.length === 0) return null
  const others = services.filter(({ id }) => !scope.some(({ service }) => service.id === id))
  return (
    <section className="project__scope" data-field="scope">
      <h2>{t.scope}</h2>
      <ul>
        {scope.map(({ service, sentence, locale }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own
          <li key={index}>
            <ServiceLink service={service} />
            {sentence && <span lang={foreign(locale)}>{sentence}</span>}
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <span>
              {t.fields}{' '}
              {others.map((service, index) => (
                <span key={service.id}>
                  {index > 0 && ', '}
                  <ServiceLink service={service} />
                </span>
              ))}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

const ServiceLink = ({ service: { name, slug } }: { service: ServiceReference }) => (
  <Link to={href('service', { slug })}>{name}</Link>
)
