import { listEnquiries } from '../../store/enquiries.ts'
import { escapeHtml, htmlPage, oneLine } from './mail-text.ts'
import type { MailTemplate } from './template.ts'

const NAMED = 50

const ADVICE =
  'They may be spam, and were not sent on. They are among the messages of the staff side (/admin). ' +
  'On the server, to read one: npm run enquiries -- show REFERENCE. To let it through: npm run enquiries -- release REFERENCE.'

/** `about` is an hour such as 2026-11-21T09. */
export const quarantineMail: MailTemplate = {
  label: 'List of possible spam, to the office',
  aboutIs: 'hour',
  async compose(db, { about: hour }) {
    const filter = { state: 'quarantined', after: `${hour}:00`, before: `${hour}:60`, limit: NAMED + 1 } as const
    const messages = await listEnquiries(db, filter)
    if (messages.length === 0) return undefined
    const subject = `In quarantine: ${countOf(messages.length)} of the contact form`
    const lines = messages
      .slice(0, NAMED)
      .map(({ reference, name, email, subject, suspicions }) =>
        oneLine(`${reference}  ${name} <${email}>  ${subject}  (${(JSON.parse(suspicions) as string[]).join(', ')})`),
      )
    const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')
    return {
      subject,
      text: `${subject}\n\n${lines.join('\n')}\n\n${ADVICE}\n`,
      html: htmlPage(subject, `<p>${subject}</p>\n<ul>${items}</ul>\n<p>${ADVICE}</p>`),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  },
}

function countOf(count: number): string {
  if (count > NAMED) return `more than ${NAMED} messages`
  return count === 1 ? '1 message' : `${count} messages`
}
