import { fillIn, textsIn } from '../../contract/catalogue.ts'
import catalogue from './mail-words.json' with { type: 'json' }
import { findEnquiry } from './store/enquiries.ts'
import { sentencesMail, whenIn } from '../core/mail/mail-text.ts'
import type { MailTemplate } from '../core/mail/templates.ts'
import { pages } from '../pages/public.ts'

/** In the language of the page. Quotes nothing of the message: the address may be another person's. */
export const acknowledgementMail: MailTemplate = {
  label: 'Receipt, to the sender',
  aboutIs: 'enquiry',
  async compose(db, { about }) {
    const row = await findEnquiry(db, about)
    if (!row) return undefined
    const { reference, received_at, email, locale } = row
    const t = textsIn(catalogue.receipt, locale)
    const values = { reference, received: whenIn(received_at, locale) }
    const { title, summary } = await pages.get(db, 'receipt', locale)
    const [reached, ...others] = t.sentences.map((one) => fillIn(one, values))
    const sentences = [`${title}${t.stop}`, [reached, summary].filter(Boolean).join(' '), ...others]
    const mail = sentencesMail({ email, locale }, fillIn(t.subject, values), sentences)
    return { ...mail, headers: { ...mail.headers, 'Auto-Submitted': 'auto-replied' } }
  },
}
