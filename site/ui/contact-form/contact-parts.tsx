import type { ReactNode } from 'react'
import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import { CONTACT_BOUNDS } from '../../../contract/limits.ts'
import { useWords } from '../../words.ts'
import { type ContactField, type ContactFieldErrors, CONTACT_FIELDS } from './contact-submission.ts'
import { words } from './words.ts'
import { words as errorWords } from '../../api/api-error.words.ts'

export const fieldId = (field: ContactField) => `contact-${field}`

interface ContactFieldsProps {
  errors: ContactFieldErrors
  values: { [Field in ContactField]?: string | undefined } | undefined
  /** While a message is sent: a success clears the fields. */
  readOnly: boolean
}

export function ContactFields({ errors, values, readOnly }: ContactFieldsProps) {
  const t = useWords(words)
  const attributes = (field: ContactField, help?: string) => ({
    className: 'field__input',
    id: fieldId(field),
    name: field,
    required: true,
    readOnly,
    maxLength: CONTACT_BOUNDS[field],
    defaultValue: values?.[field],
    'aria-invalid': errors[field] ? (true as const) : undefined,
    'aria-describedby': [help, errors[field] && errorId(field)].filter(Boolean).join(' ') || undefined,
  })
  return (
    <>
      <div className="contact-form__pair">
        <Field field="name" label={t.name} error={errors.name}>
          <input type="text" autoComplete="name" {...attributes('name')} />
        </Field>
        <Field field="email" label={t.email} error={errors.email}>
          <input type="email" autoComplete="email" {...attributes('email')} />
        </Field>
      </div>
      <Field field="subject" label={t.subject} error={errors.subject}>
        <input type="text" {...attributes('subject')} />
      </Field>
      <Field field="message" label={t.message} error={errors.message}>
        <p className="field__help" id="contact-message-help">
          {t.messageHelp}
        </p>
        <textarea rows={8} {...attributes('message', 'contact-message-help')} />
      </Field>
    </>
  )
}

/** Hidden from eyes, keyboards, screen readers and password managers: only programs fill it in. */
export function Honeypot() {
  const t = useWords(words)
  return (
    <div className="contact-form__trap" aria-hidden="true">
      <label htmlFor="contact-honeypot">{t.trap}</label>
      <input
        id="contact-honeypot"
        name={HONEYPOT_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  )
}

interface FieldProps {
  field: ContactField
  label: string
  error: string | undefined
  children: ReactNode
}

function Field({ field, label, error, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={fieldId(field)}>
        {label}
      </label>
      {children}
      {error && (
        <p className="field__error" id={errorId(field)}>
          {error}
        </p>
      )}
    </div>
  )
}

const errorId = (field: ContactField) => `${fieldId(field)}-error`

/** The form posts to this fragment, so that browsers without JavaScript scroll to the notice. */
export const NOTICE_ID = 'contact-notice'

/** Word for word (specification section 8). @param isAnnounced whether a toast has said so */
export function Sent({ reference, isAnnounced = false }: { reference: string; isAnnounced?: boolean }) {
  const t = useWords(words)
  const [before, after] = t.reference
  return (
    <div className="contact-notice" id={NOTICE_ID} role={isAnnounced ? undefined : 'alert'} tabIndex={-1}>
      <p className="contact-notice__title">{t.sent}</p>
      <p>
        {before}
        <strong className="contact-notice__reference">{reference}</strong>
        {after}
      </p>
    </div>
  )
}

/** Word for word, for a message that is not delivered yet. */
export function Waiting({ cause }: { cause: 'connection' | 'server' }) {
  const t = useWords(words)
  return (
    <div className="contact-notice contact-notice--waiting" id={NOTICE_ID} role="alert" tabIndex={-1}>
      <p className="contact-notice__title">{t.sent}</p>
      <p>
        {t.waiting[cause]} {t.kept}
      </p>
    </div>
  )
}

export function NotSent({ message, email }: { message: string; email: string }) {
  const t = useWords(words)
  const { wrong } = useWords(errorWords)
  const [before, after] = t.stillHere
  return (
    <div className="contact-notice contact-notice--error" id={NOTICE_ID} role="alert" tabIndex={-1}>
      <p className="contact-notice__title">{t.notSent}</p>
      <p>
        {t.sentence(message || wrong)} {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
    </div>
  )
}

export function ErrorSummary({ errors }: { errors: ContactFieldErrors }) {
  const t = useWords(words)
  return (
    <div className="error-summary" id={NOTICE_ID} role="alert" tabIndex={-1}>
      <h2 className="error-summary__title">{t.refused}</h2>
      <ul>
        {CONTACT_FIELDS.filter((field) => errors[field]).map((field) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
