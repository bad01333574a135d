import type { Kysely } from 'kysely'
import type { MailConfig } from '../config.ts'
import { findContactMessage, listContactMessages } from '../store/contact-messages.ts'
import type { Mail } from '../store/mails.ts'
import type { Database } from '../store/schema.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { escapeHtml, htmlPage, oneLine, plainText, whenInNepal } from './mail-text.ts'
import { composePasswordMail } from './password-mail.ts'
import { composeSignInMail } from './sign-in-mail.ts'

/** Messages that a notice names one by one. */
const NAMED = 50

type ContactMessageRow = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>

/**
 * Writes a mail of the outbox, as late as possible: who gets it is what the configuration says now.
 * @returns undefined when there is nothing to tell any more
 */
export async function composeMail(
  db: Kysely<Database>,
  mail: Mail,
  { config, secret, now }: { config: MailConfig; secret: string; now: Date },
): Promise<OutgoingMail | undefined> {
  const envelope = { messageId: mail.message_id, date: new Date(mail.created_at), from: config.from, to: config.enquiriesTo }
  if (mail.kind === 'quarantine') {
    const notice = await composeNotice(db, mail.about)
    return notice && { ...envelope, ...notice, headers: { 'Auto-Submitted': 'auto-generated' } }
  }
  if (mail.kind === 'password') {
    const link = await composePasswordMail(db, mail.about, { secret, now })
    return link && { ...envelope, ...link }
  }
  if (mail.kind === 'sign-in-failures') {
    const warning = await composeSignInMail(db, mail)
    return warning && { ...envelope, ...warning }
  }
  const message = await findContactMessage(db, mail.about)
  if (!message) return undefined
  if (mail.kind === 'enquiry') return { ...envelope, ...composeEnquiry(message) }
  return { ...envelope, ...composeAcknowledgement(message), to: [message.email] }
}

/** The firm answers by answering the mail: it goes to the visitor. */
function composeEnquiry(row: ContactMessageRow): Pick<OutgoingMail, 'replyTo' | 'subject' | 'text' | 'html' | 'headers'> {
  const name = oneLine(row.name)
  const subject = oneLine(row.subject)
  const message = plainText(row.message)
  const lines = { Reference: row.reference, Received: whenInNepal(row.received_at), Name: name, Email: row.email, Subject: subject }
  const cells = Object.entries(lines).map(
    ([head, value]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${head}</th><td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
  )
  return {
    replyTo: { name, address: row.email },
    subject: `Enquiry ${row.reference}: ${subject}`,
    text: `${Object.entries(lines)
      .map(([head, value]) => `${`${head}:`.padEnd(11)} ${value}`)
      .join('\n')}\n\n${message}\n\n-- \nSent by the contact form of the website. Answer this mail to write to ${name}.\n`,
    html: htmlPage(
      `Enquiry ${row.reference}`,
      `<table cellpadding="0" cellspacing="0">${cells.join('')}</table>
<p style="margin:24px 0;white-space:pre-wrap">${escapeHtml(message)}</p>
<p style="color:#595959">Sent by the contact form of the website. Answer this mail to write to ${escapeHtml(name)}.</p>`,
    ),
    headers: { 'X-Enquiry-Reference': row.reference },
  }
}

/** Repeats nothing that the visitor wrote: the address may be somebody else's, and the text then be sent to them by us. */
function composeAcknowledgement({ reference, received_at }: ContactMessageRow): Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'headers'> {
  const sentences = [
    `Your message of ${whenInNepal(received_at)} has reached us. An engineer reads it and answers within two working days.`,
    `Its reference is ${reference}. Please name it when you ask about your message.`,
    'If you did not write to us, somebody gave your address by mistake: you need do nothing.',
  ]
  return {
    subject: `We have received your message (${reference})`,
    text: `Thank you for writing to us.\n\n${sentences.join('\n\n')}\n`,
    html: htmlPage('Thank you for writing to us', ['Thank you for writing to us.', ...sentences].map((sentence) => `<p>${sentence}</p>`).join('\n')),
    // No machine shall answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

async function composeNotice(db: Kysely<Database>, hour: string): Promise<Pick<OutgoingMail, 'subject' | 'text' | 'html'> | undefined> {
  const messages = await listContactMessages(db, { state: 'quarantined', after: `${hour}:00`, before: `${hour}:60`, limit: NAMED + 1 })
  if (messages.length === 0) return undefined
  const number = messages.length > NAMED ? `more than ${NAMED} messages` : messages.length === 1 ? '1 message' : `${messages.length} messages`
  const subject = `In quarantine: ${number} of the contact form`
  const lines = messages
    .slice(0, NAMED)
    .map(({ reference, name, email, subject, suspicions }) =>
      oneLine(`${reference}  ${name} <${email}>  ${subject}  (${(JSON.parse(suspicions) as string[]).join(', ')})`),
    )
  const advice = 'They may be spam, and were not sent on. They are among the messages of the staff side (/admin). On the server, to read one: npm run enquiries -- show REFERENCE. To let it through: npm run enquiries -- release REFERENCE.'
  return {
    subject,
    text: `${subject}\n\n${lines.join('\n')}\n\n${advice}\n`,
    html: htmlPage(subject, `<p>${subject}</p>\n<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}</ul>\n<p>${advice}</p>`),
  }
}
