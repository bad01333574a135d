import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { MessagePanel } from './message-panel.tsx'

export default {
  examples: {
    usual: (
      <div className="wrap">
        <MessagePanel title="No project fits all of that">
          <p>{SENTENCE}</p>
          <a className="button" href="#clear">
            Clear all
          </a>
        </MessagePanel>
      </div>
    ),
    'a title alone': (
      <div className="wrap">
        <MessagePanel title="No Data Found !" />
      </div>
    ),
    'many words': (
      <div className="wrap">
        <MessagePanel title={LONG_TITLE}>
          <p>{LONG_TITLE}</p>
        </MessagePanel>
      </div>
    ),
    'a long word': (
      <div className="wrap">
        <MessagePanel title={LONG_WORD}>
          <p>{LONG_WORD}</p>
        </MessagePanel>
      </div>
    ),
    Nepali: (
      <div className="wrap" lang="ne">
        <MessagePanel title={NEPALI.title}>
          <p>{NEPALI.sentence}</p>
        </MessagePanel>
      </div>
    ),
  },
} satisfies ComponentExamples
