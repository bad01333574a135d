import { submitMessage, type Submission } from '../../outbox/outbox.ts'
import {
  contactErrors,
  contactSubmission,
  contactValues,
  KEY_FIELD,
  type ContactOutcome,
  type ContactResult,
} from './contact-submission.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

/** Deletes the draft as soon as the outbox has the message, whatever page is shown by then. */
export async function submitInBrowser(form: FormData): Promise<ContactResult> {
  const values = contactValues(form)
  const draft = readDraft()
  const submission = await submitMessage(
    { key: String(form.get(KEY_FIELD)), submission: contactSubmission(form) },
    dropDraft,
  )
  if (submission.kind === 'stored') dropDraft()
  if (submission.kind === 'refused' && draft) keepDraft({ ...draft, values })
  return { outcome: outcomeOf(submission), values, status: STATUSES[submission.kind] }
}

const STATUSES: Record<Submission['kind'], number> = { stored: 201, waiting: 202, refused: 422, failed: 503 }

function outcomeOf(submission: Submission): ContactOutcome {
  switch (submission.kind) {
    case 'stored':
      return { kind: 'sent', reference: submission.reference }
    case 'refused':
      return { kind: 'refused', fields: contactErrors(submission.fields) }
    default:
      return submission
  }
}
