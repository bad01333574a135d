import { findEnquiry } from '../../store/enquiries.ts'
import { htmlPage, whenInNepal } from './mail-text.ts'
import type { MailTemplate } from './template.ts'

/** Quotes nothing of the message: the address may be another person's. */
export const acknowledgementMail: MailTemplate = {
  label: 'Receipt, to the sender',
  aboutIs: 'enquiry',
  async compose(db, { about }) {
    const row = await findEnquiry(db, about)
    if (!row) return undefined
    const { reference, received_at, email } = row
    const sentences = [
      `Your message of ${whenInNepal(received_at)} has reached us. An engineer reads it and answers within two working days.`,
      `Its reference is ${reference}. Please name it when you ask about your message.`,
      'If you did not write to us, somebody gave your address by mistake: you need do nothing.',
    ]
    const paragraphs = ['Thank you for writing to us.', ...sentences].map((sentence) => `<p>${sentence}</p>`)
    return {
      to: [email],
      subject: `We have received your message (${reference})`,
      text: `Thank you for writing to us.\n\n${sentences.join('\n\n')}\n`,
      html: htmlPage('Thank you for writing to us', paragraphs.join('\n')),
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    }
  },
}
