import { fillIn, textsIn } from '../../contract/catalogue.ts'
import { digitsIn } from '../../contract/digits.ts'
import { escapeHtml, htmlPage, oneLine } from '../core/mail/mail-text.ts'
import type { MailTemplate } from '../core/mail/templates.ts'
import { asCalledHere } from '../core/process/project-folder.ts'
import catalogue from './mail-words.json' with { type: 'json' }
import { listEnquiries } from './store/enquiries.ts'
import type { Suspicion } from './suspicion.ts'

const NAMED = 50

/** `about` is an hour such as 2026-11-21T09. */
export const quarantineMail: MailTemplate = {
  label: 'List of possible spam, to the office',
  aboutIs: 'hour',
  async compose(db, { about: hour }, { officeLocale: locale }) {
    const t = textsIn(catalogue.quarantine, locale)
    const reasons: Record<Suspicion, string> = t.reasons
    const filter = { state: 'quarantined', after: `${hour}:00`, before: `${hour}:60`, limit: NAMED + 1 } as const
    const messages = await listEnquiries(db, filter)
    if (messages.length === 0) return undefined
    const reasonsOf = (codes: string) =>
      (JSON.parse(codes) as Suspicion[]).map((code) => reasons[code] ?? code).join(', ')
    const count = messages.length
    const subject = fillIn(count > NAMED ? t.many : t.subject, { count, most: NAMED }, (value) =>
      digitsIn(value, locale),
    )
    const lines = messages
      .slice(0, NAMED)
      .map(({ reference, name, email, subject, suspicions }) =>
        oneLine(`${reference}  ${name} <${email}>  ${subject}  (${reasonsOf(suspicions)})`),
      )
    const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')
    return {
      locale,
      subject,
      text: `${subject}\n\n${lines.join('\n')}\n\n${asCalledHere(t.advice)}\n`,
      html: htmlPage(subject, `<p>${subject}</p>\n<ul>${items}</ul>\n<p>${asCalledHere(t.advice)}</p>`, locale),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  },
}
