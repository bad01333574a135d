import { CONFIRM_PATH, LINK_DAYS } from '../../contract/confirmations/confirmed-entities.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { localePath } from '../../contract/page-locales.ts'
import { escapeHtml, htmlPage, nameOfFirm, oneLine, whenForStaff } from '../core/mail/mail-text.ts'
import { NO_AUTOMATIC_ANSWER, type MailTemplate } from '../core/mail/template.ts'
import { DAY } from '../core/process/durations.ts'
import { findRequest } from './confirmation-store.ts'
import { confirmationTokenOf, hashOf } from './confirmation-token.ts'
import { WORDS } from './confirmation-mail.words.ts'
import { checkRequest } from './open-request.ts'

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
    const subject = t.subject(title)
    const end = new Date(Date.parse(request.asked_at) + LINK_DAYS * DAY).toISOString()
    const first = [
      t.greeting(oneLine(owner.name)),
      t.first(await nameOfFirm(db, locale), singular[locale] ?? singular.en, title),
    ]
    const rest = t.rest(await whenForStaff(db, end, locale))
    const anchor = `<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 22px;background:#0b5c5f;color:#ffffff;text-decoration:none;border-radius:4px;font-weight:bold">${t.button}</a>`
    const paragraphs = [...first.map(escapeHtml), anchor, ...rest.map(escapeHtml)].map((content) => `<p>${content}</p>`)
    return {
      to: [owner.email],
      locale,
      subject,
      text: `${first.join('\n\n')}\n\n${link}\n\n${rest.join('\n\n')}\n`,
      html: htmlPage(subject, paragraphs.join('\n'), locale),
      headers: NO_AUTOMATIC_ANSWER,
    }
  },
}
