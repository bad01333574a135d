import { fillIn, textsIn } from '../../contract/catalogue.ts'
import { escapeHtml, htmlPage, oneLine, plainText, whenForStaff } from '../core/mail/mail-text.ts'
import type { MailTemplate } from '../core/mail/templates.ts'
import catalogue from './mail-words.json' with { type: 'json' }
import { findEnquiry } from './store/enquiries.ts'

/** A reply to this mail goes to the visitor. */
export const enquiryMail: MailTemplate = {
  label: 'The message, to the office',
  aboutIs: 'enquiry',
  async compose(db, { about }, { officeLocale: locale }) {
    const row = await findEnquiry(db, about)
    if (!row) return undefined
    const t = textsIn(catalogue.enquiry, locale)
    const name = oneLine(row.name)
    const subject = oneLine(row.subject)
    const message = plainText(row.message)
    const lines = {
      [t.reference]: row.reference,
      [t.received]: await whenForStaff(db, row.received_at, locale),
      [t.name]: name,
      [t.email]: row.email,
      ...(row.locale !== locale && { [t.language]: t.languages[row.locale] }),
      [t.subject]: subject,
    }
    const head = Object.entries(lines).map(([label, value]) => `${`${label}:`.padEnd(11)} ${value}`)
    const cells = Object.entries(lines).map(
      ([label, value]) =>
        `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${label}</th>` +
        `<td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
    )
    return {
      replyTo: { name, address: row.email },
      locale,
      subject: `${t.enquiry} ${row.reference}: ${subject}`,
      text: `${head.join('\n')}\n\n${message}\n\n-- \n${fillIn(t.advice, { writer: name })}\n`,
      html: htmlPage(
        `${t.enquiry} ${row.reference}`,
        `<table cellpadding="0" cellspacing="0">${cells.join('')}</table>
<p style="margin:24px 0;white-space:pre-wrap">${escapeHtml(message)}</p>
<p style="color:#595959">${fillIn(t.advice, { writer: escapeHtml(name) })}</p>`,
        locale,
      ),
      headers: { 'X-Enquiry-Reference': row.reference },
    }
  },
}
