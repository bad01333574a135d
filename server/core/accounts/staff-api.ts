import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
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
  type AccountDeps,
  changeStaff,
  makePasswordToken,
  resetById,
  getStaffMember,
  listColleagues,
  listStaff,
} from './staff-accounts.ts'
import { hasMailServer, type MailEnvironment } from '../mail/mail-config.ts'
import { invite } from './forgotten-password.ts'
import { linkWith } from '../api/staff-auth-names.ts'
import { listed, one, routerOf, servedCallsOf, told } from './served-calls.ts'
import { conflictError, type ApiParts } from '../api/router.ts'

const params = z.object({ id: z.string().max(64) })

/** Without a public address, of the origin of the owner's request; none is mailed then. */
const linkFor = (publicUrl: string | undefined, { req }: Context, token: string) =>
  linkWith(publicUrl ?? new URL(req.url).origin, token)

const call = servedCallsOf<ApiParts & Pick<AccountDeps, 'auth'> & { mail: MailEnvironment }>('Staff', {
  access: 'owner',
})

export const staffApi = routerOf(
  call('get /staff', 'List accounts, also disabled ones', {
    description: 'The search looks at names and e-mail addresses; each word must be found.',
    query: staffQuerySchema,
    200: listed(staffMemberSchema, 'A page of the staff'),
    handle: ({ db }, { query }) => listStaff(db, query),
  }),
  call('get /staff/{id}', 'One member of staff', {
    params,
    200: one(staffMemberSchema, 'This person'),
    handle: ({ db }, { params: { id } }) => getStaffMember(db, id),
  }),
  call('post /staff', 'Add an account', {
    isGuarded: true,
    description:
      'The answer has a link to choose a password by, good once and for three days: it is shown this once. Where a mail server and the public address are set, it is mailed, too.',
    body: newStaffSchema,
    201: told('Stored', staffWithLinkSchema, 'Account is created successfully.'),
    async handle(deps, { body, context }) {
      const { db, mail, publicUrl } = deps
      const member = await getStaffMember(db, await addStaff(deps, body))
      const isMailed = publicUrl !== undefined && (await hasMailServer({ db, mail }))
      const token = isMailed ? await invite(deps, member, publicUrl) : await makePasswordToken(deps, member.email)
      if (isMailed) deps.wakeJobs()
      return { ...member, isMailed, link: linkFor(publicUrl, context, token) }
    },
  }),
  call('patch /staff/{id}', 'Rename, disable or enable an account, or change its role', {
    isGuarded: true,
    description:
      'Disabling signs out everywhere at once, and suspends the API keys that this person made; a new role applies from the next call on. Owners cannot remove their own rights.',
    params,
    body: staffChangeSchema,
    200: told('Stored', staffMemberSchema, 'Account is updated successfully.'),
    async handle(deps, { params: { id }, body }) {
      await changeStaff(deps, id, body)
      return getStaffMember(deps.db, id)
    },
  }),
  call('post /staff/{id}/reset', 'Reset an account, for a lost password or authenticator', {
    isGuarded: true,
    description:
      'Signs the person out everywhere, removes the authenticator, and creates a link to choose a password, valid once and for three days.',
    params,
    200: told('Done', passwordLinkSchema, 'Account is reset. Give the link to this person.'),
    ...conflictError,
    async handle(deps, { params: { id }, context }) {
      return { link: linkFor(deps.publicUrl, context, await resetById(deps, id)) }
    },
  }),
  call('get /colleagues', 'The names of all accounts, by name', {
    access: 'staff',
    200: listed(colleagueSchema, 'All accounts, disabled ones among them'),
    handle: ({ db }) => listColleagues(db),
  }),
)
