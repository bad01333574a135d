import { CONFIRM_PATH, LINK_DAYS } from '../../contract/confirmations/confirmed-entities.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { localePath } from '../../contract/page-locales.ts'
import { escapeHtml, nameOfFirm, oneLine, sentencesMail, whenForStaff } from '../core/mail/mail-text.ts'
import type { MailTemplate } from '../core/mail/templates.ts'
import { DAY } from '../core/process/durations.ts'
import { findRequest } from './confirmation-store.ts'
import { confirmationTokenOf, hashOf } from './ask-owners.ts'
import { checkRequest } from './confirmation-requests.ts'

interface Words {
  subject: (title: string) => string
  greeting: (name: string) => string
  first: (firm: string, kind: string, title: string) => string
  button: string
  rest: (end: string) => string[]
}

const en: Words = {
  subject: (title) => `Still true? ${title}`,
  greeting: (name) => `Dear ${name},`,
  first: (firm, kind, title) =>
    `The website of ${firm} shows this ${kind.toLowerCase()}: ${title}. Is what it says still true?`,
  button: 'Look at it and answer',
  rest: (end) => [
    'It takes a minute on a phone, and you need not sign in.',
    `The link is for you alone and works once, until ${end}. Please do not forward it.`,
    'If somebody else should look after this record, tell the office.',
  ],
}

const ne: Words = {
  subject: (title) => `अझै सही छ? ${title}`,
  greeting: (name) => `${name} ज्यू,`,
  first: (firm, kind, title) => `${firm} को वेबसाइटमा यो ${kind} देखिन्छ: ${title}। त्यहाँ लेखिएको कुरा अझै सही छ?`,
  button: 'हेर्नुहोस् र जवाफ दिनुहोस्',
  rest: (end) => [
    'फोनबाट एक मिनेटमै हुन्छ; साइन इन गर्नुपर्दैन।',
    `यो लिङ्क तपाईंका लागि मात्र हो र ${end} सम्म एक पटक चल्छ। कृपया अरूलाई नपठाउनुहोस्।`,
    'यो अभिलेख अरू कसैले हेर्नुपर्ने हो भने कार्यालयलाई भन्नुहोस्।',
  ],
}

const WORDS = { en, ne }

/** Asks the owner of a record whether it is still true, in their language. */
export const confirmationMail: MailTemplate = {
  label: 'Is a record still true?',
  async compose(db, { about }, { secret, now }) {
    const request = await findRequest(db, about)
    const opened = await checkRequest(db, request, { now })
    if (!request || opened.state !== 'open') return undefined
    const token = confirmationTokenOf(secret, request)
    // The secret was changed since: the link would lead nowhere.
    if (hashOf(token) !== request.token_hash) return undefined
    const { owner, item } = opened
    const locale = owner.language
    const t = WORDS[locale]
    const title = oneLine((JSON.parse(item.titles) as Record<string, string>)[locale] ?? item.title)
    const { singular } = kindOf(request.entity)
    const link = request.origin + localePath(locale, `${CONFIRM_PATH}/${token}`)
    const end = new Date(Date.parse(request.asked_at) + LINK_DAYS * DAY).toISOString()
    const first = [
      t.greeting(oneLine(owner.name)),
      t.first(await nameOfFirm(db, locale), singular[locale] ?? singular.en, title),
    ]
    const rest = t.rest(await whenForStaff(db, end, locale))
    const anchor = `<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 22px;background:#0b5c5f;color:#ffffff;text-decoration:none;border-radius:4px;font-weight:bold">${t.button}</a>`
    const to = { email: owner.email, locale }
    return sentencesMail(to, t.subject(title), [...first, { text: link, html: anchor }, ...rest])
  },
}
