import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, NEPALI } from '../../dev/samples.ts'

export default {
  examples: {
    usual: (
      <p className="wrap">
        <button className="button" type="button">
          Find
        </button>{' '}
        <a className="button button--quiet" href="#quiet">
          Write to us
        </a>
      </p>
    ),
    'at work': (
      <p className="wrap">
        <button className="button" type="button" disabled>
          Send Message
        </button>
      </p>
    ),
    'many words': (
      <p className="wrap">
        <a className="button" href="#words">
          {LONG_TITLE}
        </a>
      </p>
    ),
    Nepali: (
      <p className="wrap" lang="ne">
        <a className="button" href="#nepali">
          {NEPALI.title}
        </a>
      </p>
    ),
    'a link that leads on': (
      <p className="wrap">
        <a className="more" href="#more">
          All projects
        </a>
      </p>
    ),
    'a long link that leads on': (
      <p className="wrap">
        <a className="more" href="#long">
          {LONG_TITLE}
        </a>
      </p>
    ),
  },
} satisfies ComponentExamples
