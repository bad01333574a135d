import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { MessagePanel } from './message-panel.tsx'

export default {
  isWrapped: true,
  examples: {
    usual: (
      <MessagePanel title="No project fits all of that">
        <p>{SENTENCE}</p>
        <a className="button" href="#clear">
          Clear all
        </a>
      </MessagePanel>
    ),
    'a title alone': <MessagePanel title="No Data Found !" />,
    'many words': (
      <MessagePanel title={LONG_TITLE}>
        <p>{LONG_TITLE}</p>
      </MessagePanel>
    ),
    'a long word': (
      <MessagePanel title={LONG_WORD}>
        <p>{LONG_WORD}</p>
      </MessagePanel>
    ),
    Nepali: (
      <MessagePanel title={NEPALI.title}>
        <p>{NEPALI.sentence}</p>
      </MessagePanel>
    ),
  },
} satisfies ComponentExamples
