import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_WORD, many } from '../../dev/samples.ts'
import { ChoiceLinks } from './choice-links.tsx'

const show = (names: string[]) => (
  <ChoiceLinks
    label="Categories"
    choices={names.map((name, index) => ({ to: `/news?category=${index}`, name, count: index * 7, isCurrent: !index }))}
  />
)

export default {
  isWrapped: true,
  examples: {
    usual: show(['Notice', 'Project', 'Event', 'Training', 'Publication']),
    'without counts': <ChoiceLinks label="Kind" choices={[{ to: '/', name: 'All', isCurrent: true }]} />,
    'forty, long words': show([LONG_WORD, ...many(39, (number) => `Category ${number}`)]),
  },
} satisfies ComponentExamples
