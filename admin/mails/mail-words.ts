import type { MailOfMessage } from '../../contract/messages.ts'
import type { Times } from '../words/use-times.ts'
import type { Translate } from '../words/use-translate.ts'

/** How a mail stands, as a sentence without its end. */
export function mailStanding(mail: MailOfMessage, translate: Translate, { minuteOf }: Times): string {
  const { state, attempts, dueAt, sentAt, isKeptHere, isNotNeeded } = mail
  const time = sentAt ? minuteOf(sentAt) : ''
  switch (state) {
    case 'sent':
      if (isNotNeeded) return translate('staff.mail.not_needed')
      if (isKeptHere) return translate(time ? 'staff.mail.kept_on' : 'staff.mail.kept', { time })
      return translate(time ? 'staff.mail.sent_on' : 'staff.mail.sent', { time })
    case 'sending':
      return translate('staff.mail.sending')
    case 'failed':
      return toWhom(mail, translate('staff.mail.failed', { smart_count: attempts }), translate)
    case 'queued': {
      if (attempts === 0) return translate('staff.mail.waiting')
      const standing = toWhom(mail, translate('staff.mail.late', { smart_count: attempts }), translate)
      return dueAt ? translate('staff.mail.next', { standing, time: minuteOf(dueAt) }) : standing
    }
  }
}

/** What a mail is, and whom it goes to; of a kind that only a newer server has, in the words of that. */
export function mailLabel({ kind, label }: Pick<MailOfMessage, 'kind' | 'label'>, translate: Translate): string {
  const known = KINDS.find((name) => name === kind)
  return known ? translate(`staff.mail.label.${known}`) : label
}

const KINDS = ['enquiry', 'acknowledgement', 'quarantine', 'password', 'sign-in-failures', 'alert'] as const

/** Whether it makes sense to send it now. What was never tried goes out by itself. */
export function canRetry({ state, attempts }: MailOfMessage): boolean {
  return state === 'failed' || (state === 'queued' && attempts > 0)
}

/** Names the recipients who do not have a mail that others have. */
function toWhom({ recipients }: MailOfMessage, standing: string, translate: Translate): string {
  const without = recipients.filter(({ state }) => state !== 'sent')
  if (without.length === 0 || without.length === recipients.length) return standing
  const addresses = without.map(({ address }) => address).join(', ')
  return translate('staff.mail.recipients', { standing, addresses })
}
