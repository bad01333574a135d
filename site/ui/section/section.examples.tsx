import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { Section } from './section.tsx'

const more = { label: 'All projects', to: '/projects' }

export default {
  examples: {
    usual: (
      <Section title="Main projects" intro="Some of what has been built from our drawings." more={more}>
        <p>{SENTENCE}</p>
      </Section>
    ),
    tinted: (
      <Section title="On site and on the table" isTinted>
        <p>{SENTENCE}</p>
      </Section>
    ),
    'many words': (
      <Section title={LONG_TITLE} intro={LONG_TITLE} more={{ ...more, label: LONG_TITLE }}>
        <p>{LONG_TITLE}</p>
      </Section>
    ),
    'a long word': (
      <Section title={LONG_WORD} intro={LONG_WORD} more={{ ...more, label: LONG_WORD }} isTinted>
        <p>{LONG_WORD}</p>
      </Section>
    ),
    Nepali: (
      <Section title={NEPALI.title} intro={NEPALI.sentence} more={{ ...more, label: NEPALI.name }}>
        <p>{NEPALI.sentence}</p>
      </Section>
    ),
  },
} satisfies ComponentExamples
