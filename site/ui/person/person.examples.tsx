import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { Person, type PersonSummary } from './person.tsx'
import styles from './person.css?inline'

const director: PersonSummary = {
  id: 1,
  name: 'Srijana Maharjan',
  position: 'Managing Director',
  qualifications: 'MSc Structural Engineering; BE Civil Engineering',
  photo: null,
  slug: null,
  locale: 'en',
}

function People({ people }: { people: PersonSummary[] }) {
  return (
    <>
      <ComponentStyles name="person" css={styles} />
      <ul className="department__people">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </>
  )
}

export default {
  isWrapped: true,
  examples: {
    usual: (
      <People
        people={[
          { ...director, slug: 'srijana-maharjan' },
          { ...director, id: 2, name: 'Tanka Nath Regmi', position: 'Founder' },
        ]}
      />
    ),
    'with a portrait': <People people={[{ ...director, photo: { ...bridge, alt: '' } }]} />,
    'hard cases': (
      <People
        people={[
          { ...director, id: 1, name: LONG_TITLE, position: LONG_TITLE, qualifications: LONG_TITLE },
          { ...director, id: 2, name: LONG_WORD, position: LONG_WORD, qualifications: LONG_WORD },
          { ...director, id: 3, qualifications: '' },
        ]}
      />
    ),
    Nepali: (
      <People
        people={[{ ...director, name: NEPALI.name, position: 'इन्जिनियरिङ भूगर्भविद्', qualifications: NEPALI.title }]}
      />
    ),
    forty: <People people={many(40, (id) => ({ ...director, id }))} />,
  },
} satisfies ComponentExamples
