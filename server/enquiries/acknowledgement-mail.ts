import { findEnquiry } from './store/enquiries.ts'
import { sentencesMail, whenInNepal, whenInNepali } from '../core/mail/mail-text.ts'
import type { MailTemplate } from '../core/mail/templates.ts'
import { pages } from '../pages/public.ts'

const en = {
  stop: '.',
  subject: (reference: string) => `We have received your message (${reference})`,
  sentences: (received: string, reference: string) => [
    `Your message of ${whenInNepal(received)} has reached us.`,
    `Its reference is ${reference}. Please name it when you ask about your message.`,
    'If you did not write to us, somebody gave your address by mistake: you need do nothing.',
  ],
}

const ne: typeof en = {
  stop: '।',
  subject: (reference) => `तपाईंको सन्देश प्राप्त भयो (${reference})`,
  sentences: (received, reference) => [
    `तपाईंले ${whenInNepali(received)} पठाउनुभएको सन्देश हामीले पायौँ।`,
    `यसको सन्दर्भ नम्बर ${reference} हो। सन्देशबारे सोध्दा यही नम्बर भन्नुहोस्।`,
    'तपाईंले हामीलाई लेख्नुभएको होइन भने कसैले भुलले तपाईंको ठेगाना दिएको हो: तपाईंले केही गर्नुपर्दैन।',
  ],
}

const WORDS = { en, ne }

/** In the language of the page. Quotes nothing of the message: the address may be another person's. */
export const acknowledgementMail: MailTemplate = {
  label: 'Receipt, to the sender',
  aboutIs: 'enquiry',
  async compose(db, { about }) {
    const row = await findEnquiry(db, about)
    if (!row) return undefined
    const { reference, received_at, email, locale } = row
    const t = WORDS[locale]
    const { title, summary } = await pages.get(db, 'receipt', locale)
    const [reached, ...others] = t.sentences(received_at, reference)
    const sentences = [`${title}${t.stop}`, [reached, summary].filter(Boolean).join(' '), ...others]
    const mail = sentencesMail({ email, locale }, t.subject(reference), sentences)
    return { ...mail, headers: { ...mail.headers, 'Auto-Submitted': 'auto-replied' } }
  },
}
