import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LocaleContext } from '../../words.ts'
import { Untranslated } from './untranslated.tsx'

export default {
  examples: {
    'an English text on a Nepali page': (
      <div className="wrap" lang="ne">
        <LocaleContext value="ne">
          <Untranslated locale="en" />
        </LocaleContext>
      </div>
    ),
    'a Nepali text on an English page': <Untranslated locale="ne" />,
    'a text in the language of the page': <Untranslated locale="en" />,
  },
} satisfies ComponentExamples
