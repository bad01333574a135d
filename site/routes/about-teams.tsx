import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { href, itemFragment } from '../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../contract/limits.ts'
import type { TeamMember } from '../../contract/people/team-member.ts'
import { ButtonLink, Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { introOf, localeOf, pageMeta } from '../meta.ts'
import { aboutCrumbs, AboutPage } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import { SearchForm } from '../ui/form/search-form.tsx'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { Person, toPersonSummary } from '../ui/person/person.tsx'
import styles from '../ui/person/person.css?inline'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { headingOf, useText } from '../texts.ts'
import { useLocale, useWords } from '../words.ts'
import { words } from './about-teams.words.ts'

/** All at once: the total of teams is the number returned (specification section 7). */
const ALL_MEMBERS_LIMIT = 10_000

export const load = (async (api, { url }) => {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, SEARCH_LENGTH)
  const { data, total } = await api.listTeam({ search, limit: ALL_MEMBERS_LIMIT })
  return { search, total, departments: toDepartments(data) }
}) satisfies Load<unknown>

export default function AboutTeams({ loaderData: { search, total, departments } }: PageProps<typeof load>) {
  const t = useWords(words)
  const intro = useText('team')
  const { hash } = useLocation()
  // The server knows no fragment.
  const [target, setTarget] = useState('')
  useEffect(() => setTarget(hash), [hash])
  return (
    <>
      <AboutPage
        {...headingOf(intro)}
        crumbs={aboutCrumbs(useLocale())}
        facts={
          search || !departments.some(({ name }) => name)
            ? undefined
            : [
                { label: t.leading, value: total },
                { label: t.departments, value: departments.length },
              ]
        }
      >
        <ComponentStyles name="person" css={styles} />
        <SearchForm action={href('team')} name="search" label={t.search} value={search} />
        <div className="people-search__result">
          <p className="people-search__count" role="status">
            {t.result(total, search)}
          </p>
          {search && total > 0 && <Link to={href('team')}>{t.everybody}</Link>}
        </div>
        {departments.map(({ name, people }) => (
          <section key={name} className="department">
            {name && <h2 className="department__name">{name}</h2>}
            <ul className="department__people">
              {people.map((person) => (
                <Person key={person.id} person={person} isTarget={target === `#${itemFragment('person', person.id)}`} />
              ))}
            </ul>
          </section>
        ))}
        {search && total === 0 && (
          <MessagePanel title={t.nobody}>
            <p>{t.nobodyText}</p>
            <ButtonLink to={href('team')}>{t.clear}</ButtonLink>
          </MessagePanel>
        )}
      </AboutPage>
      <Ask text={intro.ask} locale={intro.locale} subject={t.subject} />
    </>
  )
}

const toDepartments = (members: TeamMember[]) =>
  [...Map.groupBy(members, ({ department }) => department)].map(([name, people]) => ({
    name,
    people: people.map(toPersonSummary),
  }))

/** `/about/teams` is the canonical address of all searches. */
export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    ...introOf(matches, 'team'),
    path: href('team'),
    crumbs: aboutCrumbs(localeOf(matches)),
    subject: { type: 'people', people: loaderData.departments.flatMap(({ people }) => people) },
  })
}
