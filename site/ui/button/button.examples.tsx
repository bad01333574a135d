import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, NEPALI } from '../../dev/samples.ts'

export default {
  isWrapped: true,
  examples: {
    usual: (
      <>
        <button className="button" type="button">
          Find
        </button>{' '}
        <a className="button button--quiet" href="#quiet">
          Write to us
        </a>
      </>
    ),
    'at work': (
      <button className="button" type="button" disabled>
        Send Message
      </button>
    ),
    'many words': (
      <a className="button" href="#words">
        {LONG_TITLE}
      </a>
    ),
    Nepali: (
      <a className="button" href="#nepali">
        {NEPALI.title}
      </a>
    ),
    'a link that leads on': (
      <a className="more" href="#more">
        All projects
      </a>
    ),
    'a long link that leads on': (
      <a className="more" href="#long">
        {LONG_TITLE}
      </a>
    ),
  },
} satisfies ComponentExamples
