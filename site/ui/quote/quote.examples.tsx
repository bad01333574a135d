import type { ComponentProps } from 'react'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { Quote } from './quote.tsx'

const quote = {
  words: SENTENCE,
  signature: 'Srijana Maharjan, Managing Director',
  to: '/about',
  more: 'Read the whole message',
}

function Tinted(words: Partial<ComponentProps<typeof Quote>>) {
  return (
    <div className="section section--tinted">
      <Quote {...quote} {...words} />
    </div>
  )
}

export default {
  examples: {
    usual: <Tinted />,
    'nobody signed': <Tinted signature={undefined} />,
    'many words': <Tinted words={LONG_TITLE.repeat(3)} signature={LONG_TITLE} more={LONG_TITLE} />,
    'a long word': <Tinted words={LONG_WORD} signature={LONG_WORD} more={LONG_WORD} />,
    Nepali: <Tinted words={NEPALI.sentence} signature={`${NEPALI.name}, प्रबन्ध निर्देशक`} />,
  },
} satisfies ComponentExamples
