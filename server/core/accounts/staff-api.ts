import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { listOf, oneOf, writtenOf } from '../../../contract/list.ts'
import {
  colleagueSchema,
  newStaffSchema,
  passwordLinkSchema,
  staffChangeSchema,
  staffMemberSchema,
  staffQuerySchema,
  staffWithLinkSchema,
} from '../../../contract/accounts/staff.ts'
import {
  addStaff,
  changeStaff,
  makePasswordToken,
  resetById,
  getStaffMember,
  listColleagues,
  listStaff,
  type AccountDeps,
} from './staff-accounts.ts'
import { hasMailServer, type MailEnvironment } from '../mail/mail-config.ts'
import { invite } from './forgotten-password.ts'
import { linkWith } from '../api/staff-auth-names.ts'
import type { StaffAuth } from './staff-auth.ts'
import { actorOf } from './access.ts'
import { callsOf } from '../api/calls.ts'
import { answer, conflictError, createRouter, type ApiEnvironment, type ApiParts } from '../api/router.ts'

const CREATED = 'Account is created successfully.'
const UPDATED = 'Account is updated successfully.'
const RESET = 'Account is reset. Give the link to this person.'
const personParameter = z.object({ id: z.string().max(64) })

const call = callsOf('Staff', { access: 'owner' })
const listCall = call('get /staff', 'List accounts, also disabled ones', {
  description: 'The search looks at names and e-mail addresses; each word must be found.',
  query: staffQuerySchema,
  200: answer(listOf(staffMemberSchema), 'A page of the staff'),
})
const getCall = call('get /staff/{id}', 'One member of staff', {
  params: personParameter,
  200: answer(oneOf(staffMemberSchema), 'This person'),
})
const addCall = call('post /staff', 'Add an account', {
  description:
    'The answer has a link to choose a password by, good once and for three days: it is shown this once. Where a mail server and the public address are set, it is mailed, too.',
  body: newStaffSchema,
  201: answer(writtenOf(staffWithLinkSchema), `Stored: "${CREATED}"`),
})
const changeCall = call('patch /staff/{id}', 'Rename, disable or enable an account, or change its role', {
  description:
    'Disabling signs out everywhere at once, and suspends the API keys that this person made; a new role applies from the next call on. Owners cannot remove their own rights.',
  params: personParameter,
  body: staffChangeSchema,
  200: answer(writtenOf(staffMemberSchema), `Stored: "${UPDATED}"`),
})
const resetCall = call('post /staff/{id}/reset', 'Reset an account, for a lost password or authenticator', {
  description:
    'Signs the person out everywhere, removes the authenticator, and creates a link to choose a password, valid once and for three days.',
  params: personParameter,
  200: answer(writtenOf(passwordLinkSchema), `Done: "${RESET}"`),
  ...conflictError,
})
const colleaguesCall = call('get /colleagues', 'The names of all accounts, by name', {
  access: 'staff',
  200: answer(listOf(colleagueSchema), 'All accounts, disabled ones among them'),
})

interface StaffApiDeps {
  secret: string
  /** Undefined: links have the origin of the owner's request, and none is mailed. */
  publicUrl: string | undefined
  mail: MailEnvironment
  wakeJobs: () => void
}

export const staffApi = (
  { db, now }: ApiParts,
  auth: () => Promise<StaffAuth>,
  { secret, publicUrl, mail, wakeJobs }: StaffApiDeps,
) => {
  const depsOf = (context: Context<ApiEnvironment>): AccountDeps => ({ db, auth, now, actor: actorOf(context) })
  const linkOf = (context: Context, token: string) => linkWith(publicUrl ?? new URL(context.req.url).origin, token)

  return createRouter()
    .openapi(listCall, async (context) => context.json(await listStaff(db, context.req.valid('query')), 200))
    .openapi(getCall, async (context) =>
      context.json({ data: await getStaffMember(db, context.req.valid('param').id) }, 200),
    )
    .openapi(addCall, async (context) => {
      const deps = depsOf(context)
      const given = context.req.valid('json')
      const id = await addStaff(deps, given)
      const member = await getStaffMember(db, id)
      const isMailed = publicUrl !== undefined && (await hasMailServer({ db, environment: mail }))
      const token = isMailed
        ? await invite({ ...deps, secret }, member, publicUrl)
        : await makePasswordToken(deps, member.email)
      if (isMailed) wakeJobs()
      return context.json({ message: CREATED, data: { ...member, isMailed, link: linkOf(context, token) } }, 201)
    })
    .openapi(changeCall, async (context) => {
      const { id } = context.req.valid('param')
      await changeStaff(depsOf(context), id, context.req.valid('json'))
      return context.json({ message: UPDATED, data: await getStaffMember(db, id) }, 200)
    })
    .openapi(resetCall, async (context) => {
      const token = await resetById(depsOf(context), context.req.valid('param').id)
      return context.json({ message: RESET, data: { link: linkOf(context, token) } }, 200)
    })
    .openapi(colleaguesCall, async (context) => context.json(await listColleagues(db), 200))
}
