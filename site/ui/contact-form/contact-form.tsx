import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import formStyles from '../form/form.css?inline'
import loadingStyles from '../loading/loading.css?inline'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { toastError } from '../toast/toast.ts'
import { ContactFields } from './contact-fields.tsx'
import { ErrorSummary, NOTICE_ID, NotSent, Sent } from './contact-notices.tsx'
import styles from './contact-form.css?inline'
import type { ContactResult } from './contact-submission.ts'

interface ContactFormProps {
  /** Address of the route that takes the form, with and without JavaScript. */
  action: string
  csrfToken: string
  /** The firm's own address, for when the form fails. */
  email: string
  /** What became of the form where it was posted without JavaScript. */
  posted: ContactResult | undefined
  /** Reference of a message that was sent so. */
  sentReference: string | undefined
}

/** Writes to the firm (specification section 2, Contact Us). It works without JavaScript; with it, the page stays. */
export function ContactForm({ action, csrfToken, email, posted, sentReference }: ContactFormProps) {
  const fetcher = useFetcher<ContactResult>()
  const area = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const result = fetcher.data ?? posted
  const outcome = result?.outcome ?? (sentReference ? { kind: 'sent' as const, reference: sentReference } : undefined)
  const errors = outcome?.kind === 'refused' ? outcome.fields : {}

  useEffect(() => {
    if (!fetcher.data) return
    const { outcome } = fetcher.data
    if (outcome.kind === 'sent') form.current?.reset()
    if (outcome.kind === 'failed') toastError(new Error(outcome.message))
    // The alert, or the first field that was refused.
    area.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid="true"]')?.focus()
  }, [fetcher.data])

  return (
    <div className="contact-form" ref={area}>
      <ComponentStyles name="form" css={formStyles} />
      <ComponentStyles name="loading" css={loadingStyles} />
      <ComponentStyles name="contact-form" css={styles} />
      {!isSending && outcome?.kind === 'sent' && <Sent reference={outcome.reference} />}
      {!isSending && outcome?.kind === 'failed' && <NotSent message={outcome.message} email={email} />}
      {outcome?.kind === 'refused' && !fetcher.data && <ErrorSummary errors={errors} />}
      <fetcher.Form ref={form} className="form" data-enhanced method="post" action={`${action}#${NOTICE_ID}`}>
        <p className="field__help">All four fields are required.</p>
        <input type="hidden" name="csrf" value={csrfToken} />
        <ContactFields errors={errors} values={outcome?.kind === 'sent' ? undefined : posted?.values} />
        <button className="button contact-form__button" type="submit" disabled={isSending}>
          {isSending && <span className="button__spinner" aria-hidden="true" />}
          Send Message
        </button>
      </fetcher.Form>
    </div>
  )
}
