import { MAILED_LINK_LIFETIME, linkWith } from '../../auth/staff-auth-names.ts'
import { findPasswordRequest } from '../../store/password-requests.ts'
import { findStaffUser } from '../../store/staff.ts'
import { getSettings } from '../settings.ts'
import { passwordTokenOf } from '../staff/password-token.ts'
import { escapeHtml, htmlPage, oneLine, whenForStaff } from './mail-text.ts'
import { NO_AUTOMATIC_ANSWER, type MailTemplate } from './template.ts'

export const passwordMail: MailTemplate = {
  label: 'Link to choose a password',
  async compose(db, { about }, { secret, now }) {
    const request = await findPasswordRequest(db, about)
    const user = request?.user_id ? await findStaffUser(db, request.user_id) : undefined
    if (!request || !user || user.disabled_at !== null) return undefined
    const end = new Date(Date.parse(request.requested_at) + MAILED_LINK_LIFETIME * 1000)
    if (end <= now) return undefined
    const settings = await getSettings(db, 'en')
    const firm = oneLine(settings.name || 'the website')
    const link = linkWith(request.origin, passwordTokenOf(secret, request.id))
    const subject = `Choose a new password for ${firm}`
    const first = `Somebody, we hope you, asked for a link to choose a new password for ${user.email} on the staff side of ${firm}:`
    const rest = [
      `It is valid once, until ${await whenForStaff(db, end.toISOString())}. Your authenticator, if you have one, stays as it is.`,
      'If it was not you, you need do nothing: your password stays as it is. Give this link to nobody.',
    ]
    const anchor = `<a href="${escapeHtml(link)}">Choose a new password</a><br><small>${escapeHtml(link)}</small>`
    const paragraphs = [escapeHtml(first), anchor, ...rest.map(escapeHtml)].map((content) => `<p>${content}</p>`)
    return {
      to: [user.email],
      subject,
      text: `${first}\n\n${link}\n\n${rest.join('\n\n')}\n`,
      html: htmlPage(subject, paragraphs.join('\n')),
      headers: NO_AUTOMATIC_ANSWER,
    }
  },
}
