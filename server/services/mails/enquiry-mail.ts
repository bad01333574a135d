import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../contract/locale.ts'
import { findEnquiry } from '../../store/enquiries.ts'
import { escapeHtml, htmlPage, oneLine, plainText, whenForStaff } from './mail-text.ts'
import type { MailTemplate } from './template.ts'

/** A reply to this mail goes to the visitor. */
export const enquiryMail: MailTemplate = {
  label: 'The message, to the office',
  aboutIs: 'enquiry',
  async compose(db, { about }) {
    const row = await findEnquiry(db, about)
    if (!row) return undefined
    const name = oneLine(row.name)
    const subject = oneLine(row.subject)
    const message = plainText(row.message)
    const received = await whenForStaff(db, row.received_at)
    const lines = {
      Reference: row.reference,
      Received: received,
      Name: name,
      Email: row.email,
      ...(row.locale !== DEFAULT_LOCALE && { Language: LOCALE_NAMES[row.locale].english }),
      Subject: subject,
    }
    const head = Object.entries(lines).map(([label, value]) => `${`${label}:`.padEnd(11)} ${value}`)
    const advice = (writer: string) =>
      `Sent by the contact form of the website. Answer this mail to write to ${writer}.`
    const cells = Object.entries(lines).map(
      ([label, value]) =>
        `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${label}</th>` +
        `<td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
    )
    return {
      replyTo: { name, address: row.email },
      subject: `Enquiry ${row.reference}: ${subject}`,
      text: `${head.join('\n')}\n\n${message}\n\n-- \n${advice(name)}\n`,
      html: htmlPage(
        `Enquiry ${row.reference}`,
        `<table cellpadding="0" cellspacing="0">${cells.join('')}</table>
<p style="margin:24px 0;white-space:pre-wrap">${escapeHtml(message)}</p>
<p style="color:#595959">${advice(escapeHtml(name))}</p>`,
      ),
      headers: { 'X-Enquiry-Reference': row.reference },
    }
  },
}
