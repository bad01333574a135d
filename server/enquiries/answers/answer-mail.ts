import { fillIn } from '../../../contract/catalogue.ts'
import { listMailsAbout, type Mail } from '../../core/mail/mail-store.ts'
import { escapeHtml, htmlPage, nameOfFirm, oneLine, plainText, whenIn } from '../../core/mail/mail-text.ts'
import type { MailTemplate } from '../../core/mail/templates.ts'
import { getSettings } from '../../core/settings/settings.ts'
import type { Db } from '../../core/store/schema.ts'
import catalogue from '../mail-words.json' with { type: 'json' }
import { findEnquiry } from '../store/enquiries.ts'
import { answerIdOf, findAnswer } from './answers.ts'

/** The answer that staff wrote, with the message below it; in the thread of the mails that the sender has. */
export const answerMail: MailTemplate = {
  label: 'Answer, to the sender',
  aboutIs: 'enquiry',
  async compose(db, mail, { enquiriesTo = [] }) {
    const [enquiry, answer] = await Promise.all([findEnquiry(db, mail.about), findAnswer(db, answerIdOf(mail.kind))])
    if (!enquiry || !answer) return undefined
    const { reference, received_at, email, locale } = enquiry
    const [text, message] = [plainText(answer.text), plainText(enquiry.message)]
    const values = { received: whenIn(received_at, locale), name: oneLine(enquiry.name), reference }
    const wrote = fillIn(catalogue.answer.wrote[locale], values)
    const quoted = message.split('\n').map((line) => (line === '' ? '>' : `> ${line}`))
    const subject = oneLine(answer.subject)
    const replyTo = answer.reply_to
      ? { name: oneLine(answer.written_by), address: answer.reply_to }
      : await firmsAddress(db, locale, enquiriesTo)
    return {
      to: [email],
      ...(replyTo && { replyTo }),
      locale,
      subject,
      text: `${text}\n\n${wrote}\n\n${quoted.join('\n')}\n`,
      html: htmlPage(
        subject,
        `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>
<p style="color:#595959">${escapeHtml(wrote)}</p>
<blockquote style="margin:0;padding-left:12px;border-left:3px solid #cccccc;white-space:pre-wrap">${escapeHtml(message)}</blockquote>`,
        locale,
      ),
      headers: { ...(await threadHeaders(db, mail)), 'X-Enquiry-Reference': reference },
    }
  },
}

/** The public address, else the first of those that get the messages. */
async function firmsAddress(db: Db, locale: 'en' | 'ne', enquiriesTo: readonly string[]) {
  const address = (await getSettings(db, locale)).email || enquiriesTo[0]
  return address ? { name: await nameOfFirm(db, locale), address } : undefined
}

/** RFC 5322, 3.6.4: the receipt and former answers, which the sender's mail program has. */
async function threadHeaders(db: Db, { id, about }: Pick<Mail, 'id' | 'about'>) {
  const ids = (await listMailsAbout(db, [about]))
    .filter((one) => one.id < id && one.state === 'sent' && isToSender(one))
    .map(({ message_id }) => `<${message_id}>`)
  const last = ids.at(-1)
  return last && { 'In-Reply-To': last, References: ids.join(' ') }
}

const isToSender = ({ kind }: Mail) => kind === 'acknowledgement' || !Number.isNaN(answerIdOf(kind))
