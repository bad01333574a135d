import { MAILED_LINK_LIFETIME, linkWith } from '../api/staff-auth-names.ts'
import { findPasswordRequest } from './store/password-requests.ts'
import { findStaffUser } from './store/staff.ts'
import { passwordTokenOf } from './password-token.ts'
import { escapeHtml, htmlPage, nameOfFirm, whenForStaff } from '../mail/mail-text.ts'
import { WORDS } from './password-mail.words.ts'
import { NO_AUTOMATIC_ANSWER, type MailTemplate } from '../mail/template.ts'

export const passwordMail: MailTemplate = {
  label: 'Link to choose a password',
  async compose(db, { about }, { secret, now }) {
    const request = await findPasswordRequest(db, about)
    const user = request?.user_id ? await findStaffUser(db, request.user_id) : undefined
    if (!request || !user || user.disabled_at !== null) return undefined
    const end = new Date(Date.parse(request.requested_at) + MAILED_LINK_LIFETIME * 1000)
    if (end <= now) return undefined
    const { locale } = user
    const t = WORDS[locale]
    const firm = await nameOfFirm(db, locale)
    const link = linkWith(request.origin, passwordTokenOf(secret, request.id))
    const subject = t.subject(firm)
    const first = t.first(user.email, firm)
    const rest = t.rest(await whenForStaff(db, end.toISOString(), locale))
    const anchor = `<a href="${escapeHtml(link)}">${t.choose}</a><br><small>${escapeHtml(link)}</small>`
    const paragraphs = [escapeHtml(first), anchor, ...rest.map(escapeHtml)].map((content) => `<p>${content}</p>`)
    return {
      to: [user.email],
      locale,
      subject,
      text: `${first}\n\n${link}\n\n${rest.join('\n\n')}\n`,
      html: htmlPage(subject, paragraphs.join('\n'), locale),
      headers: NO_AUTOMATIC_ANSWER,
    }
  },
}
