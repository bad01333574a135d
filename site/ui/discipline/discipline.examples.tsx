import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { Discipline, type DisciplineSummary } from './discipline.tsx'

const discipline: DisciplineSummary = {
  slug: 'civil-engineering',
  name: 'Civil engineering',
  summary: SENTENCE,
  picture: { ...bridge, alt: '' },
  locale: 'en',
}

function List({ disciplines }: { disciplines: DisciplineSummary[] }) {
  return (
    <ul className="disciplines">
      {disciplines.map((discipline) => (
        <Discipline key={discipline.slug} discipline={discipline} />
      ))}
    </ul>
  )
}

export default {
  isWrapped: true,
  examples: {
    usual: <List disciplines={many(6, (number) => ({ ...discipline, slug: String(number) }))} />,
    'hard cases': (
      <List
        disciplines={[
          { ...discipline, slug: 'none', picture: null },
          { ...discipline, slug: 'long', name: LONG_TITLE, summary: LONG_TITLE },
          { ...discipline, slug: 'word', name: LONG_WORD, summary: LONG_WORD },
        ]}
      />
    ),
    'one, in Nepali': <List disciplines={[{ ...discipline, name: NEPALI.title, summary: NEPALI.sentence }]} />,
  },
} satisfies ComponentExamples
