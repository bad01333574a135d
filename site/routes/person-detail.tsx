import { href } from '../../contract/addresses.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { Link } from '../link.tsx'
import { introOf, localeOf, pageMeta } from '../meta.ts'
import { useText, usePresence } from '../texts.ts'
import { scriptOf } from '../script-of.ts'
import { useForeign, useLocale, useWords, wordsIn } from '../words.ts'
import { aboutCrumbs } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageCount, pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { PersonRecord } from '../ui/person-page/person-record.tsx'
import styles from '../ui/person-page/person-page.css?inline'
import { Picture, withoutAlt } from '../ui/picture/picture.tsx'
import { ItemButtons } from '../item-buttons.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { useOwnFacts } from '../ui/title-block/use-own-facts.tsx'
import { TitleBlock, type Fact } from '../ui/title-block/title-block.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { words } from './person-detail.words.ts'
import type { PersonProject } from '../../contract/people/person.ts'
import { Period } from '../ui/day/period.tsx'

/** Most people fit on one page. */
const PROJECTS_SHOWN = 30

export const load = (async (api, { params: { slug = '' }, url }) => {
  const page = pageFromUrl(url)
  const [{ order: _order, ...person }, projects] = await Promise.all([
    api.getPerson(slug),
    api.listPersonProjects(slug, { page, limit: PROJECTS_SHOWN }),
  ])
  const year = Number(nepalDay(new Date()).slice(0, 4))
  return {
    ...person,
    photo: withoutAlt(person.photo),
    experience: person.firstWorkYear === null ? 0 : year - person.firstWorkYear,
    projects: projects.data,
    total: projects.meta.total,
    page,
  }
}) satisfies Load<unknown>

export const loadOptions = { isSilent: true }

type PersonPage = Awaited<ReturnType<typeof load>>

export default function PersonDetail({ loaderData: person }: PageProps<typeof load>) {
  const { id, slug, name, position, photo, locale, total, page, projects } = person
  const t = useWords(words)
  const team = useText('team')
  const facts = useFacts(person)
  const pageTo = (target: number) => href('person', { slug, page: target > 0 ? target + 1 : undefined })
  const isThere = usePresence()
  const path = crumbs(useLocale(), team.title).filter(({ to }) => to !== href('about') || isThere('about'))
  return (
    <>
      <ComponentStyles name="person-page" css={styles} />
      <PageHeading title={name} locale={locale} lead={position} crumbs={path} />
      <div className="person-page wrap">
        <div className="person-page__facts">
          {photo && <Picture className="person-page__photo" picture={photo} sizes="21rem" isFirst />}
          <TitleBlock facts={facts} inRows />
          <ItemButtons kind="people" id={id} title={name} hasLabel />
        </div>
        <div className="person-page__record">
          <Untranslated locale={locale} />
          {total > 0 && (
            <section aria-labelledby="projects">
              <h2 className="person-page__title" id="projects">
                {t.projects}
              </h2>
              {projects.length > 0 ? (
                <>
                  <PersonProjects projects={projects} />
                  <Pagination page={page} total={total} limit={PROJECTS_SHOWN} pageTo={pageTo} />
                </>
              ) : (
                <MessagePanel
                  title={t.beyond}
                  more={{ label: t.lastPage, to: pageTo(pageCount(total, PROJECTS_SHOWN) - 1) }}
                />
              )}
            </section>
          )}
          <PersonRecord person={person} />
        </div>
      </div>
      <Ask text={team.ask} locale={team.locale} subject={name} />
    </>
  )
}

const crumbs = (locale: PageLocale, team: string) => [...aboutCrumbs(locale), { label: team, to: href('team') }]

function useFacts(person: PersonPage): Fact[] {
  const { experience, joinedOn, necNumber, profession, specialities, qualifications, locale, facts } = person
  const t = useWords(words)
  const foreign = useForeign()
  const lang = foreign(locale)
  return [
    { label: t.experience, field: 'firstWorkYear', value: experience > 0 && t.years(experience) },
    { label: t.withFirm, field: 'joinedOn', value: joinedOn !== null && t.since(joinedOn.slice(0, 4)) },
    {
      label: t.specialities,
      field: 'specialities',
      value: [profession, ...specialities].filter(Boolean).map((one) => <div key={one}>{one}</div>),
      lang,
    },
    {
      label: t.qualifications,
      field: 'qualifications',
      value: qualifications
        .split(/\s*;\s*/)
        .filter(Boolean)
        .map((one) => <div key={one}>{one}</div>),
      lang,
    },
    { label: t.nec, field: 'necNumber', value: necNumber, lang: foreign(scriptOf(necNumber ?? '')) },
    ...useOwnFacts(facts),
  ]
}

export function meta({ matches, params, loaderData }: MetaArgs<typeof load>) {
  const locale = localeOf(matches)
  const { name, position, page, total, photo, seo, locales } = loaderData
  return pageMeta(matches, {
    title: name,
    description: wordsIn(words, locale).description(name, position, total),
    path: href('person', { slug: params.slug, page: page > 0 ? page + 1 : undefined }),
    page,
    image: photo,
    crumbs: crumbs(locale, introOf(matches, 'team').title ?? ''),
    subject: { type: 'person', ...loaderData },
    seo,
    locales,
  })
}

/** In what position, on which project, when. */
function PersonProjects({ projects }: { projects: PersonProject[] }) {
  const foreign = useForeign()
  return (
    <ul className="record">
      {projects.map((project, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- somebody may have had two positions in a project
        <li key={`${project.id} ${index}`} className="record__row">
          <p className="record__years">
            <Period of={project} />
          </p>
          <div>
            <p className="record__what" lang={foreign(project.locale)}>
              <Link to={href('project', { slug: project.slug })}>{project.title}</Link>
            </p>
            <p className="record__more">
              <span lang={foreign(project.positionLocale)}>{project.position}</span>
              {project.client && <span lang={foreign(project.locale)}> · {project.client}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
