import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { note } from '../audit/audit.ts'
import { nameOfFirm, sentencesMail } from '../mail/mail-text.ts'
import { queueMail, type MailTemplate } from '../mail/templates.ts'
import { inTurn } from '../store/engine.ts'
import { alreadyThere, type AccountDeps } from './staff-accounts.ts'
import {
  deleteLinksOf,
  deleteStaffSessions,
  findStaffUser,
  findStaffUserByEmail,
  updateStaffUser,
} from './store/staff.ts'
import catalogue from './words.json' with { type: 'json' }

/** Other sessions and links of the account end; both addresses are told. @throws ServiceError conflict */
export async function changeOwnEmail({ db, actor, now }: AccountDeps, given: string, sessionId: string) {
  const email = given.trim().toLowerCase()
  await inTurn(db, [`email ${email}`], async (tx) => {
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

/** To the former and the new address. `about` is the account, the two addresses and the time. */
export const emailChangedMail: MailTemplate = {
  label: 'The e-mail address of an account was changed, to both addresses',
  async compose(db, { about }) {
    const [id = '', before = '', email = ''] = about.split(' ')
    const user = await findStaffUser(db, id)
    if (!user) return undefined
    const t = textsIn(catalogue.emailChanged, user.locale)
    const subject = fillIn(t.subject, { firm: await nameOfFirm(db, user.locale) })
    const sentences = t.sentences.map((one) => fillIn(one, { before, email }))
    return { ...sentencesMail(user, subject, sentences), to: [before, email] }
  },
}
