import { MAILED_LINK_LIFETIME, linkWith } from '../api/staff-auth-names.ts'
import { escapeHtml, nameOfFirm, sentencesMail, whenForStaff } from '../mail/mail-text.ts'
import type { MailTemplate } from '../mail/template.ts'
import { passwordTokenOf, findPasswordRequest } from './store/password-requests.ts'
import { findStaffUser } from './store/staff.ts'

interface Words {
  subject: (firm: string) => string
  first: (email: string, firm: string) => string
  choose: string
  rest: (end: string) => string[]
}

const en: Words = {
  subject: (firm) => `Choose a new password for ${firm}`,
  first: (email, firm) =>
    `Somebody, we hope you, asked for a link to choose a new password for ${email} on the staff side of ${firm}:`,
  choose: 'Choose a new password',
  rest: (end) => [
    `It is valid once, until ${end}. Your authenticator, if you have one, stays as it is.`,
    'If you know your password and cannot sign in because somebody else is trying passwords, keep it: the same link lets ' +
      'a new browser in.',
    'If it was not you, you need do nothing: your password stays as it is. Give this link to nobody.',
  ],
}

const ne: Words = {
  subject: (firm) => `${firm}: नयाँ पासवर्ड छान्नुहोस्`,
  first: (email, firm) =>
    `${firm} का कर्मचारी खण्डमा ${email} का लागि नयाँ पासवर्ड छान्ने लिङ्क मागिएको छ (तपाईंले नै माग्नुभएको होला):`,
  choose: 'नयाँ पासवर्ड छान्नुहोस्',
  rest: (end) => [
    `यो लिङ्क एक पटक मात्र, ${end} सम्म मान्य हुन्छ। अथेन्टिकेटर एप भए त्यो जस्ताको तस्तै रहन्छ।`,
    'पासवर्ड थाहा छ तर अरू कसैले पासवर्ड अनुमान गरिरहेकाले साइन इन गर्न नसक्नुभएको हो भने पासवर्ड फेर्नुपर्दैन: यही लिङ्कले ' +
      'नयाँ ब्राउजरबाट साइन इन गर्न दिन्छ।',
    'तपाईंले माग्नुभएको होइन भने केही गर्नुपर्दैन: तपाईंको पासवर्ड बदलिँदैन। यो लिङ्क कसैलाई नदिनुहोस्।',
  ],
}

const WORDS = { en, ne }

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
    const rest = t.rest(await whenForStaff(db, end.toISOString(), locale))
    const anchor = `<a href="${escapeHtml(link)}">${t.choose}</a><br><small>${escapeHtml(link)}</small>`
    return sentencesMail(user, t.subject(firm), [t.first(user.email, firm), { text: link, html: anchor }, ...rest])
  },
}
