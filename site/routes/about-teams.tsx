import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../contract/limits.ts'
import type { TeamMember } from '../../contract/team.ts'
import { Link } from '../link.tsx'
import type { Route } from './+types/about-teams.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { ABOUT_CRUMBS, AboutPage } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import formStyles from '../ui/form/form.css?inline'
import { useFieldsFollowAddress } from '../ui/form/use-fields-follow-address.ts'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { distinctInitials } from '../ui/monogram/monogram.tsx'
import { Person, toPersonSummary, type PersonSummary } from '../ui/person/person.tsx'
import styles from '../ui/person/person.css?inline'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'

/** All at once: the total of teams is the number returned (specification section 7). */
const ALL_MEMBERS_LIMIT = 10_000

const load = (async (api, { url }) => {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, SEARCH_LENGTH)
  const { data, total } = await api.listTeam({ search, limit: ALL_MEMBERS_LIMIT })
  return { search, total, departments: toDepartments(data) }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function AboutTeams({ loaderData: { search, total, departments } }: Route.ComponentProps) {
  return (
    <>
      <AboutPage
        title="Our Team"
        lead="Every drawing that leaves the house carries the name of somebody who answers for it. These are the people who lead."
        crumbs={ABOUT_CRUMBS}
      >
        <ComponentStyles name="form" css={formStyles} />
        <ComponentStyles name="person" css={styles} />
        <PeopleSearch search={search} />
        <div className="people-search__result">
          <p className="people-search__count" role="status">
            {resultText(total, search)}
          </p>
          {search && total > 0 && <Link to={href('team')}>Show everybody</Link>}
        </div>
        {departments.map(({ name, people }) => (
          <section key={name} className="department">
            <h2 className="department__name">{name}</h2>
            <ul className="department__people">
              {people.map((person) => (
                <Person key={person.id} person={person} />
              ))}
            </ul>
          </section>
        ))}
        {search && total === 0 && (
          <MessagePanel title="Nobody of that description">
            <p>Every word that you type has to be found in somebody’s name, position, department or qualifications.</p>
            <Link className="button" to={href('team')}>
              Clear the search
            </Link>
          </MessagePanel>
        )}
      </AboutPage>
      <Ask about="a meeting with one of us" subject="A meeting" />
    </>
  )
}

function PeopleSearch({ search }: { search: string }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFieldsFollowAddress(form, { search })

  return (
    <search className="people-search">
      <Form ref={form} className="people-search__form" action={href('team')}>
        <div className="field">
          <label className="field__label" htmlFor={id}>
            Name or field of work
          </label>
          <input
            className="field__input"
            id={id}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={SEARCH_LENGTH}
          />
        </div>
        <button className="button" type="submit">
          Search
        </button>
      </Form>
    </search>
  )
}

function resultText(total: number, search: string): string {
  const people = total === 1 ? '1 person' : `${total} people`
  if (!search) return people
  return total === 0 ? `Nobody matches “${search}”.` : `${people} found for “${search}”.`
}

function toDepartments(members: TeamMember[]): { name: string; people: PersonSummary[] }[] {
  const initials = distinctInitials(members.map(({ name }) => name))
  const departments = new Map<string, PersonSummary[]>()
  for (const member of members) {
    const person = { ...toPersonSummary(member), initials: initials.get(member.name) }
    departments.set(member.department, [...(departments.get(member.department) ?? []), person])
  }
  return Array.from(departments, ([name, people]) => ({ name, people }))
}

/** `/about/teams` is the canonical address of all searches. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Our Team',
    description: 'The people who lead the firm and its six disciplines: names, positions and qualifications.',
    path: href('team'),
    crumbs: ABOUT_CRUMBS,
    subject: { type: 'people', people: loaderData?.departments.flatMap(({ people }) => people) ?? [] },
  })
}
