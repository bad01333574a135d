import type { ComponentExamples } from '../../dev/component-examples.ts'
import { MarkOf } from './mark.tsx'

const LETTERS = { logo: null, version: '1' }

export default {
  examples: {
    usual: (
      <div className="wrap">
        <MarkOf brand={{ ...LETTERS, letters: 'HE' }} />
      </div>
    ),
    'three letters': (
      <div className="wrap">
        <MarkOf brand={{ ...LETTERS, letters: 'MMW' }} />
      </div>
    ),
    Nepali: (
      <div className="wrap" lang="ne">
        <MarkOf brand={{ ...LETTERS, letters: 'रे' }} />
      </div>
    ),
  },
} satisfies ComponentExamples
