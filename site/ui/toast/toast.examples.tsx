import type { ComponentExamples } from '../../dev/component-examples.ts'
import { Once } from '../../dev/once.tsx'
import { LONG_TITLE, LONG_WORD, NEPALI } from '../../dev/samples.ts'
import { toastError } from './toast.ts'

export default {
  isAlone: true,
  resultSelector: '[data-sonner-toast]',
  examples: {
    usual: <Once does={() => toastError(new Error('Something went wrong'))} />,
    'many words': <Once does={() => toastError(new Error(LONG_TITLE))} />,
    'a long word': <Once does={() => toastError(new Error(LONG_WORD))} />,
    Nepali: <Once does={() => toastError(new Error(NEPALI.sentence))} />,
  },
} satisfies ComponentExamples
