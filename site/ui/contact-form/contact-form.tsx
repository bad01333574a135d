import { useEffect, useRef, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { openOutbox, type Submission } from '../../outbox/outbox.ts'
import { useOutbox, type OutboxState } from '../../outbox/outbox-state.ts'
import formStyles from '../form/form.css?inline'
import loadingStyles from '../loading/loading.css?inline'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { toastError } from '../toast/toast.ts'
import { useWords } from '../../words.ts'
import { WaitingMessages } from '../waiting-messages/waiting-messages.tsx'
import { ContactFields, ErrorSummary, Honeypot, NOTICE_ID, NotSent, Sent, Waiting } from './contact-parts.tsx'
import styles from './contact-form.css?inline'
import { KEY_FIELD, SECONDS_FIELD, type ContactResult } from './contact-submission.ts'
import { words } from './words.ts'
import { clearFields, fillEmptyFields, formValues, useDraft } from './draft.ts'

interface ContactFormProps {
  action: string
  csrfToken: string
  email: string
  /** Without JavaScript. */
  posted: ContactResult | undefined
  /** Without JavaScript. */
  sentReference: string | undefined
  /** With which the form opens. */
  subject: string
  message?: string | undefined
}

/** Works without JavaScript; with it, the page stays and no message is lost (specification section 2, Contact Us). */
export function ContactForm({ action, csrfToken, email, posted, sentReference, subject, message }: ContactFormProps) {
  const t = useWords(words)
  const fetcher = useFetcher<ContactResult>()
  const area = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const prepare = useDraft(form, message)
  /** A second press comes before the button is drawn as disabled. */
  const isUnderWay = useRef(false)
  const outbox = useOutbox()
  const isSending = fetcher.state !== 'idle'
  const result = fetcher.data ?? posted
  const outcome = result?.outcome ?? (sentReference ? { kind: 'sent' as const, reference: sentReference } : undefined)
  const errors = outcome?.kind === 'refused' ? outcome.fields : {}

  useEffect(() => void openOutbox(), [])

  useEffect(() => {
    if (!isSending) isUnderWay.current = false
    // Only when the fetcher is idle: its data arrives earlier.
    if (!fetcher.data || isSending) return
    const { outcome } = fetcher.data
    if (outcome.kind === 'sent' || outcome.kind === 'waiting') clearFields(form.current!)
    if (outcome.kind === 'failed') toastError(new Error(outcome.message))
    area.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid="true"]')?.focus()
  }, [fetcher.data, isSending])

  /** Puts a waiting message back into the form. Returns false when the form has another text. */
  const putBack = (values: ContactResult['values']): boolean => {
    if (!form.current || Object.values(formValues(form.current)).some(Boolean)) return false
    fillEmptyFields(form.current, values)
    focusForm()
    return true
  }

  const submit = (event: FormEvent) => {
    if (isUnderWay.current) return event.preventDefault()
    isUnderWay.current = true
    prepare()
  }

  const focusForm = () => form.current?.querySelector<HTMLElement>('.field__input')?.focus()

  return (
    <div className="contact-form" ref={area}>
      <ComponentStyles name="form" css={formStyles} />
      <ComponentStyles name="loading" css={loadingStyles} />
      <ComponentStyles name="contact-form" css={styles} />
      {!isSending && outcome && <Notice outcome={outcome} outbox={outbox} email={email} />}
      {outcome?.kind === 'refused' && !fetcher.data && <ErrorSummary errors={errors} />}
      <WaitingMessages messages={outbox.messages} sending={outbox.sending} putBack={putBack} focusForm={focusForm} />
      <fetcher.Form
        ref={form}
        className="form screen-only"
        data-enhanced
        method="post"
        action={`${action}#${NOTICE_ID}`}
        onSubmit={submit}
      >
        <p className="field__help">{t.required}</p>
        <input type="hidden" name="csrf" value={csrfToken} />
        <input type="hidden" name={SECONDS_FIELD} />
        <input type="hidden" name={KEY_FIELD} />
        <ContactFields
          errors={errors}
          values={outcome?.kind === 'sent' ? undefined : (posted?.values ?? { subject, message })}
          readOnly={isSending}
        />
        <Honeypot />
        <button className="button contact-form__button" type="submit" disabled={isSending}>
          {isSending && <span className="button__spinner" aria-hidden="true" />}
          {t.send}
        </button>
      </fetcher.Form>
    </div>
  )
}

interface NoticeProps {
  outcome: Submission
  outbox: OutboxState
  email: string
}

/** A message that was waiting is reported as soon as it is stored. */
function Notice({ outcome, outbox: { messages, delivered }, email }: NoticeProps) {
  if (outcome.kind === 'sent') return <Sent reference={outcome.reference} />
  if (outcome.kind === 'failed') return <NotSent message={outcome.message} email={email} />
  if (outcome.kind !== 'waiting') return null
  const reference = delivered[outcome.key]
  // A toast has said so.
  if (reference) return <Sent reference={reference} isAnnounced />
  return messages.some(({ key, refused }) => key === outcome.key && !refused) ? <Waiting cause={outcome.cause} /> : null
}
