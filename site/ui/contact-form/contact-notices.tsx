import { words as errorWords } from '../../api/api-error.words.ts'
import { useWords } from '../../words.ts'
import { fieldId } from './contact-fields.tsx'
import { CONTACT_FIELDS, type ContactFieldErrors } from './contact-submission.ts'
import { words } from './words.ts'

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
