import { note } from '../audit/audit.ts'
import { nameOfFirm, sentencesMail } from '../mail/mail-text.ts'
import { queueMail, type MailTemplate } from '../mail/templates.ts'
import { lockKeys } from '../store/engine.ts'
import { alreadyThere, type AccountDeps } from './staff-accounts.ts'
import {
  deleteLinksOf,
  deleteStaffSessions,
  findStaffUser,
  findStaffUserByEmail,
  updateStaffUser,
} from './store/staff.ts'

/** Other sessions and links of the account end; both addresses are told. @throws ServiceError conflict */
export async function changeOwnEmail({ db, actor, now }: AccountDeps, given: string, sessionId: string) {
  const email = given.trim().toLowerCase()
  await db.transaction().execute(async (tx) => {
    await lockKeys(tx, [`email ${email}`])
    if (await findStaffUserByEmail(tx, email)) throw alreadyThere(email)
    const at = now().toISOString()
    await updateStaffUser(tx, actor.id!, { email }, at)
    await deleteLinksOf(tx, actor.id!)
    await deleteStaffSessions(tx, actor.id!, sessionId)
    await note(tx, actor, now(), {
      action: 'change-email',
      entity: 'staff',
      id: actor.id!,
      label: `${actor.email} → ${email}`,
    })
    await queueMail(tx, { kind: 'email-changed', about: `${actor.id} ${actor.email} ${email} ${at}`, at })
  })
  return email
}

const en = {
  subject: (firm: string) => `Your e-mail address for the website of ${firm}`,
  sentences: (before: string, email: string) => [
    `The account ${before} now has the e-mail address ${email}. From now on it signs in with that.`,
    'If it was not you, tell an owner of the website at once: they can reset the account.',
  ],
}

const ne: typeof en = {
  subject: (firm) => `${firm} को वेबसाइटमा तपाईंको इमेल ठेगाना`,
  sentences: (before, email) => [
    `${before} खाताको इमेल ठेगाना अब ${email} भएको छ। अबदेखि त्यसैले साइन इन हुन्छ।`,
    'तपाईंले बदल्नुभएको होइन भने तुरुन्त वेबसाइटका मुख्य प्रशासकलाई भन्नुहोस्: उहाँले खाता रिसेट गर्न सक्नुहुन्छ।',
  ],
}

const WORDS = { en, ne }

/** To the former and the new address. `about` is the account, the two addresses and the time. */
export const emailChangedMail: MailTemplate = {
  label: 'The e-mail address of an account was changed, to both addresses',
  async compose(db, { about }) {
    const [id = '', before = '', email = ''] = about.split(' ')
    const user = await findStaffUser(db, id)
    if (!user) return undefined
    const t = WORDS[user.locale]
    const subject = t.subject(await nameOfFirm(db, user.locale))
    return { ...sentencesMail(user, subject, t.sentences(before, email)), to: [before, email] }
  },
}
