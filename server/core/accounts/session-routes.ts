import { z } from '@hono/zod-openapi'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import {
  changedPasswordSchema,
  chosenPasswordSchema,
  codeSchema,
  doneSchema,
  linkAccountSchema,
  linkTokenSchema,
  ownAccountSchema,
  passwordSchema,
  secondFactorSchema,
  signInAnswerSchema,
  signInSchema,
  staffSchema,
  staffSessionSchema,
} from '../../../contract/accounts/staff.ts'
import { callsOf } from '../api/calls.ts'
import { answer, limitError } from '../api/router.ts'

export const RENAMED = 'Your name is changed.'
export const LANGUAGE_CHANGED = 'Your language is changed.'
export const DONE = { message: 'Signed out.' }
const STAFF = {
  id: 'k3Jx',
  name: 'Sita',
  email: 'sita@example.org',
  role: 'editor',
  locale: 'ne',
  secondFactor: false,
} as const
const SIGNED_IN = { data: { state: 'signed-in', staff: STAFF } } as const

const call = callsOf('Session', { access: 'reader' })
export const signInCall = call('post /session', 'Sign in', {
  access: 'public',
  description:
    'Sets a cookie that scripts cannot read. Where the account has an authenticator, the answer says second-factor, and the code is to be sent to session/second-factor within ten minutes.',
  body: signInSchema,
  200: answer(oneOf(signInAnswerSchema), 'Signed in, or asked for a code', SIGNED_IN),
  ...limitError,
})
export const openBrowserCall = call('post /session/link', 'Let a browser sign in while others guess the password', {
  access: 'public',
  description:
    'Takes the link of password/forgotten and marks this browser, so that attempts of others do not slow it down. Signing in then asks for the present password and the code as always.',
  body: linkTokenSchema,
  200: answer(doneSchema, 'The link is used up', { message: 'Sign in with your password.' }),
})
export const secondFactorSignInCall = call('post /session/second-factor', 'Sign in, second step', {
  access: 'public',
  body: codeSchema,
  200: answer(oneOf(signInAnswerSchema), 'Signed in', SIGNED_IN),
  ...limitError,
})
export const whoCall = call('get /session', 'Who is signed in', {
  200: answer(oneOf(staffSchema), 'The person whose session this is', { data: STAFF }),
})
export const changeOwnAccountCall = call('patch /session', "Change one's name or language", {
  description: 'The staff screens send the language that is chosen there; mails to this person are written in it.',
  body: ownAccountSchema,
  200: answer(writtenOf(staffSchema), 'Stored', { message: RENAMED, data: STAFF }),
})
export const signOutCall = call('delete /session', 'Sign out', {
  200: answer(doneSchema, 'The session has ended', DONE),
})
export const sessionsCall = call('get /sessions', 'Where one is signed in', {
  200: answer(z.object({ data: z.array(staffSessionSchema) }), "One's own sessions", { data: [] }),
})
export const endSessionCall = call('delete /sessions/{id}', 'Sign out somewhere else', {
  params: z.object({ id: z.string() }),
  200: answer(doneSchema, 'That session has ended', DONE),
})
export const linkAccountCall = call('post /password/link/account', 'Whose account a link is for', {
  access: 'public',
  description: 'The link stays valid.',
  body: linkTokenSchema,
  200: answer(oneOf(linkAccountSchema), 'The account', { data: { email: STAFF.email } }),
})
export const choosePasswordCall = call('post /password/link', 'Choose a password by a link that an owner has made', {
  access: 'public',
  description: 'The link is good once and for three days. Whoever was signed in with the account is signed out.',
  body: chosenPasswordSchema,
  200: answer(doneSchema, 'The password can be used', { message: 'Your password is set. Sign in with it.' }),
  ...limitError,
})
export const changePasswordCall = call('put /password', "Change one's password", {
  description: 'All other sessions of the account end.',
  body: changedPasswordSchema,
  200: answer(doneSchema, 'The password is changed', { message: 'Your password is changed.' }),
  ...limitError,
})
export const setUpCall = call('post /second-factor', 'Begin to set up an authenticator', {
  description: 'Sign-in asks for it once second-factor/confirmation has received one of its codes.',
  body: passwordSchema,
  200: answer(oneOf(secondFactorSchema), 'What the authenticator needs', {
    data: { uri: 'otpauth://totp/Website:sita@example.org?secret=…', recoveryCodes: ['Ab3dE-f6H8j'] },
  }),
  ...limitError,
})
export const confirmCall = call('post /second-factor/confirmation', 'Finish setting up an authenticator', {
  body: codeSchema,
  200: answer(doneSchema, 'Sign-in asks for it from now on', { message: 'Your authenticator is set up.' }),
  ...limitError,
})
export const removeCall = call('post /second-factor/removal', 'Sign in without an authenticator again', {
  body: passwordSchema,
  200: answer(doneSchema, 'Sign-in does not ask for it any more', { message: 'Your authenticator is removed.' }),
  ...limitError,
})
