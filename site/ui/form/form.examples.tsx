import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI } from '../../dev/samples.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './form.css?inline'

function Field({ label, error, id }: { label: string; error?: string; id: string }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="field__input"
        id={id}
        aria-invalid={error ? true : undefined}
        defaultValue={error && LONG_WORD}
      />
      {error && <p className="field__error">{error}</p>}
    </div>
  )
}

export default {
  examples: {
    usual: (
      <div className="wrap form">
        <ComponentStyles name="form" css={styles} />
        <Field id="form-name" label="Name" />
        <div className="field">
          <label className="field__label" htmlFor="form-message">
            Message
          </label>
          <p className="field__help">Where the work is, what you have already, and by when you need it.</p>
          <textarea className="field__input" id="form-message" />
        </div>
        <div className="field">
          <label className="field__label" htmlFor="form-service">
            Service
          </label>
          <select className="field__input" id="form-service">
            <option>{LONG_TITLE}</option>
          </select>
        </div>
      </div>
    ),
    'faults, long words': (
      <div className="wrap form">
        <Field id="form-long" label={LONG_TITLE} error={LONG_TITLE} />
        <Field id="form-word" label={LONG_WORD} error={LONG_WORD} />
      </div>
    ),
    Nepali: (
      <div className="wrap form">
        <Field id="form-nepali" label={NEPALI.title} error={NEPALI.sentence} />
      </div>
    ),
  },
} satisfies ComponentExamples
