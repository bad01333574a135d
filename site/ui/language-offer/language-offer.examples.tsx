import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LanguageOffer } from './language-offer.tsx'

export default {
  examples: {
    'on an English page': <LanguageOffer addressOf={() => '/ne'} onFollow={() => {}} onClose={() => {}} />,
  },
} satisfies ComponentExamples
