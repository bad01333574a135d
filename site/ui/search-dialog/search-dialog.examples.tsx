import type { ComponentExamples } from '../../dev/component-examples.ts'
import { SearchDialog } from './search-dialog.tsx'

export default {
  isAlone: true,
  resultSelector: '.search-dialog[open]',
  examples: {
    usual: <SearchDialog onClose={() => {}} />,
  },
} satisfies ComponentExamples
