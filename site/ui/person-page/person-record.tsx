import type { Locale } from '../../../contract/locale.ts'
import type { Person } from '../../../contract/people/person.ts'
import { usePeriod } from '../../periods.words.ts'
import { defineWords, useForeign, useWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

interface Row {
  years: string
  what: string
  more: string
  text?: string
  locale: Locale
}

type Records = Pick<Person, 'education' | 'employment' | 'training' | 'memberships' | 'languages'>

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

/** A person's education and work elsewhere, as far as they made it public. */
export function PersonRecord({ person }: { person: Records }) {
  const { education, employment, training, memberships, languages } = person
  const t = useWords(words)
  const period = usePeriod()
  /** A year or a month by itself. */
  const when = (date: string | null, entered: Record<string, string> = {}) =>
    date === null ? '' : period(date, date, false, entered)
  const skill = (name: 'speak' | 'read' | 'write', level: keyof typeof t.skills | null) =>
    level && `${t[name]}: ${t.skills[level]}`
  const groups: Record<keyof Records, Row[]> = {
    education: education.map(({ degree, subject, institution, country, year, locale }) => ({
      years: when(year),
      what: joined(degree, subject),
      more: joined(institution, country),
      locale,
    })),
    employment: employment.map(({ from, to, position, employer, place, summary, locale }) => ({
      years: from === null && to === null ? '' : period(from, to),
      what: joined(position, employer),
      more: place,
      text: summary,
      locale,
    })),
    memberships: memberships.map(({ body, number, since, locale }) => ({
      years: since === null ? '' : period(since, null),
      what: body,
      more: number,
      locale,
    })),
    training: training.map(({ title, institution, year, locale }) => ({
      years: when(year),
      what: title,
      more: institution,
      locale,
    })),
    languages: languages.map(({ language, speak, read, write, locale }) => ({
      years: '',
      what: language,
      more: joined(skill('speak', speak), skill('read', read), skill('write', write)),
      locale,
    })),
  }
  return (Object.keys(groups) as (keyof Records)[])
    .filter((name) => groups[name].length > 0)
    .map((name) => <Group key={name} title={t[name]} rows={groups[name]} />)
}

function Group({ title, rows }: { title: string; rows: Row[] }) {
  const foreign = useForeign()
  return (
    <section>
      <h2 className="person-page__title">{title}</h2>
      <ul className="record">
        {rows.map(({ years, what, more, text, locale }) => (
          <li key={years + what + more} className="record__row">
            {years && <p className="record__years">{years}</p>}
            <div className="record__text" lang={foreign(locale)}>
              <p className="record__what">{what}</p>
              {more && <p className="record__more">{more}</p>}
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
