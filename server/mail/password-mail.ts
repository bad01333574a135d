import type { Kysely } from 'kysely'
import { passwordTokenOf } from '../services/staff/password-token.ts'
import { getSettings } from '../services/settings.ts'
import { MAILED_LINK_LIFETIME, linkWith } from '../auth/staff-auth-names.ts'
import { findPasswordRequest } from '../store/password-requests.ts'
import type { Database } from '../store/schema.ts'
import { findStaffUser } from '../store/staff.ts'
import { escapeHtml, htmlPage, oneLine, whenInNepal } from './mail-text.ts'
import type { OutgoingMail } from './mail-transport.ts'

/**
 * The link to choose a password, to who has asked for it.
 * @returns undefined when it would be good no more: it has run out, or the account has been disabled
 */
export async function composePasswordMail(
  db: Kysely<Database>,
  requestId: string,
  { secret, now }: { secret: string; now: Date },
): Promise<Pick<OutgoingMail, 'to' | 'subject' | 'text' | 'html' | 'headers'> | undefined> {
  const request = await findPasswordRequest(db, requestId)
  const user = request?.user_id ? await findStaffUser(db, request.user_id) : undefined
  if (!request || !user || user.disabled_at !== null) return undefined
  const end = new Date(Date.parse(request.requested_at) + MAILED_LINK_LIFETIME * 1000)
  if (end <= now) return undefined
  const settings = await getSettings(db, 'en')
  const firm = oneLine(settings.name || 'the website')
  const link = linkWith(request.origin, passwordTokenOf(secret, request.id))
  const first = `Somebody, we hope you, asked for a link to choose a new password for ${user.email} on the staff side of ${firm}:`
  const rest = [
    `It is good once, until ${whenInNepal(end.toISOString())}. Your authenticator, if you have one, stays as it is.`,
    'If it was not you, you need do nothing: your password stays as it is. Give this link to nobody.',
  ]
  return {
    to: [user.email],
    subject: `Choose a new password for ${firm}`,
    text: `${first}\n\n${link}\n\n${rest.join('\n\n')}\n`,
    html: htmlPage(
      `Choose a new password for ${firm}`,
      `<p>${escapeHtml(first)}</p>\n<p><a href="${escapeHtml(link)}">Choose a new password</a><br><small>${escapeHtml(link)}</small></p>\n${rest.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}`,
    ),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
