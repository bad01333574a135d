import { nameOfFirm, sentencesMail, whenForStaff } from '../mail/mail-text.ts'
import type { MailTemplate } from '../mail/template.ts'
import { findStaffUser } from './store/staff.ts'

interface Words {
  subject: (firm: string) => string
  sentences: (email: string, firm: string, last: string) => string[]
}

const en: Words = {
  subject: (firm) => `Failed attempts to sign in to ${firm}`,
  sentences: (email, firm, last) => [
    `Ten or more attempts to sign in to your account (${email}) on the staff side of ${firm} have failed, ` +
      `the last before ${last}.`,
    'If it was you, choose a new password with "Forgot your password?" on the sign-in page.',
    'If it was not you, your account is still yours: attempts are slowed down, and a browser in which you have signed in ' +
      'before still lets you in. In a new browser, ask for a link with "Forgot your password?": it lets you in with your ' +
      'present password too. A password that you use nowhere else and an authenticator (your account, "Authenticator") ' +
      'protect you best. An owner sees in the audit log where the attempts came from.',
  ],
}

const ne: Words = {
  subject: (firm) => `${firm}: साइन इनका असफल प्रयास`,
  sentences: (email, firm, last) => [
    `${firm} का कर्मचारी खण्डमा तपाईंको खाता (${email}) मा साइन इन गर्ने दस वा सोभन्दा बढी प्रयास असफल भएका छन्। ` +
      `पछिल्लो प्रयास ${last} भन्दा अघिको हो।`,
    'प्रयास गर्ने तपाईं नै हो भने साइन इन पृष्ठको “पासवर्ड बिर्सनुभयो?” बाट नयाँ पासवर्ड छान्नुहोस्।',
    'तपाईं होइन भने पनि खाता तपाईंकै नियन्त्रणमा छ: थप प्रयास ढिलो गराइन्छन्, र पहिले साइन इन गरेको ब्राउजरबाट तपाईं अझै ' +
      'साइन इन गर्न सक्नुहुन्छ। नयाँ ब्राउजरमा “पासवर्ड बिर्सनुभयो?” बाट लिङ्क माग्नुहोस्: त्यसले अहिलेकै पासवर्डले पनि साइन इन गर्न ' +
      'दिन्छ। अन्यत्र प्रयोग नगरेको पासवर्ड र अथेन्टिकेटर एप (आफ्नो खातामा “अथेन्टिकेटर एप”) सबैभन्दा राम्रो सुरक्षा ' +
      'हुन्। प्रयास कहाँबाट भए भन्ने कुरा मुख्य प्रशासकले गतिविधि अभिलेखमा देख्नुहुन्छ।',
  ],
}

const WORDS = { en, ne }

export const signInMail: MailTemplate = {
  label: 'Warning of failed sign-ins, to the person whose account it is',
  /** `about` is the account and the day: one mail a day. */
  async compose(db, { about, created_at }) {
    const [userId = ''] = about.split(' ')
    const user = await findStaffUser(db, userId)
    if (!user || user.disabled_at !== null) return undefined
    const { email, locale } = user
    const t = WORDS[locale]
    const firm = await nameOfFirm(db, locale)
    return sentencesMail(user, t.subject(firm), t.sentences(email, firm, await whenForStaff(db, created_at, locale)))
  },
}
