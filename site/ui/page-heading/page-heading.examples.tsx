import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { PageHeading } from './page-heading.tsx'

const facts = [
  { label: 'Disciplines', value: 6 },
  { label: 'Services', value: 29 },
]

export default {
  isAlone: true,
  examples: {
    usual: (
      <PageHeading title="Services" lead={SENTENCE} crumbs={[{ label: 'About Us', to: '/about' }]} facts={facts} />
    ),
    'a title alone': <PageHeading title="Services" />,
    'many words': (
      <PageHeading
        title={LONG_TITLE}
        lead={LONG_TITLE}
        crumbs={[
          { label: LONG_TITLE, to: '/services' },
          { label: LONG_WORD, to: '/services/bridges' },
        ]}
        facts={facts}
      />
    ),
    'a long word': <PageHeading title={LONG_WORD} lead={LONG_WORD} />,
    Nepali: (
      <PageHeading
        title={NEPALI.title}
        lead={NEPALI.sentence}
        crumbs={[{ label: NEPALI.title, to: '/services' }]}
        facts={facts}
      />
    ),
  },
} satisfies ComponentExamples
