import { fieldId } from './contact-fields.tsx'
import { CONTACT_FIELDS, type ContactFieldErrors } from './contact-submission.ts'

/** The form posts to this fragment, so that browsers without JavaScript scroll to the notice. */
export const NOTICE_ID = 'contact-notice'

/** Word for word (specification section 8). @param isAnnounced whether a toast has said so */
export function Sent({ reference, isAnnounced = false }: { reference: string; isAnnounced?: boolean }) {
  return (
    <div className="contact-notice" id={NOTICE_ID} role={isAnnounced ? undefined : 'alert'} tabIndex={-1}>
      <p className="contact-notice__title">Form submitted successfully!</p>
      <p>
        Your reference is <strong className="contact-notice__reference">{reference}</strong>. Name it when you ask about
        your message.
      </p>
    </div>
  )
}

/** Word for word, for a message that is not delivered yet. */
export function Waiting({ cause }: { cause: 'connection' | 'server' }) {
  return (
    <div className="contact-notice contact-notice--waiting" id={NOTICE_ID} role="alert" tabIndex={-1}>
      <p className="contact-notice__title">Form submitted successfully!</p>
      <p>
        {cause === 'connection'
          ? 'It will be delivered as soon as the connection is back.'
          : 'It will be delivered as soon as our server can take it, which it cannot at the moment.'}{' '}
        Until then it is kept in this browser; if you leave our site before, it goes out on your next visit.
      </p>
    </div>
  )
}

export function NotSent({ message, email }: { message: string; email: string }) {
  return (
    <div className="contact-notice contact-notice--error" id={NOTICE_ID} role="alert" tabIndex={-1}>
      <p className="contact-notice__title">Your message was not sent</p>
      <p>
        {message.replace(/[^.!?]$/, '$&.')} What you wrote is still here: please send it once more in a moment, or write
        to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  )
}

export function ErrorSummary({ errors }: { errors: ContactFieldErrors }) {
  return (
    <div className="error-summary" id={NOTICE_ID} role="alert" tabIndex={-1}>
      <h2 className="error-summary__title">Your message was not sent yet</h2>
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
