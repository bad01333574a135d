import type { ReactNode } from 'react'
import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import { CONTACT_BOUNDS } from '../../../contract/limits.ts'
import { useWords } from '../../words.ts'
import type { ContactField, ContactFieldErrors } from './contact-submission.ts'
import { words } from './words.ts'

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
