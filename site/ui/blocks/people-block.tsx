import type { Locale } from '../../../contract/locale.ts'
import { Person, toPersonSummary, type PersonSummary } from '../person/person.tsx'
import styles from '../person/person.css?inline'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { BlockHeading, blockView } from './block-view.tsx'

interface Shown {
  heading: string
  people: PersonSummary[]
  locale: Locale
}

export const peopleView = blockView<'people', Shown>(
  ({ heading, persons, locale }) =>
    persons.length > 0 ? { heading, people: persons.map(toPersonSummary), locale } : null,
  function PeopleBlock({ people, ...block }) {
    return (
      <>
        <ComponentStyles name="person" css={styles} />
        <BlockHeading {...block} />
        <ul className="department__people">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      </>
    )
  },
)
