import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI } from '../../dev/samples.ts'
import { Ask } from './ask.tsx'

export default {
  examples: {
    usual: <Ask text="Ask about this project" subject="REC-014: Deck-arch road bridge" />,
    'long words': <Ask text={LONG_WORD} subject={LONG_TITLE} />,
    Nepali: <Ask text={NEPALI.title} subject={NEPALI.title} />,
  },
} satisfies ComponentExamples
