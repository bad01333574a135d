import { z } from '@hono/zod-openapi'
import { oneOf, writtenOf } from '../../contract/list.ts'
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
} from '../../contract/staff.ts'
import { jsonBodyGuards } from './guards.ts'
import { answer, createRoute, jsonBody, limitError, staffBodyErrors, staffErrors, staffOneErrors } from './router.ts'

const tags = ['Session']
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

export const signInRoute = createRoute({
  method: 'post',
  path: '/session',
  access: 'public',
  tags,
  summary: 'Sign in',
  description:
    'Sets a cookie that scripts cannot read. Where the account has an authenticator, the answer says second-factor, and the code is to be sent to session/second-factor within ten minutes.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(signInSchema) },
  responses: {
    200: answer(oneOf(signInAnswerSchema), 'Signed in, or asked for a code', SIGNED_IN),
    ...staffBodyErrors,
    ...limitError,
  },
})
export const openBrowserRoute = createRoute({
  method: 'post',
  path: '/session/link',
  access: 'public',
  tags,
  summary: 'Let a browser sign in while others guess the password',
  description:
    'Takes the link of password/forgotten and marks this browser, so that attempts of others do not slow it down. Signing in then asks for the present password and the code as always.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(linkTokenSchema) },
  responses: {
    200: answer(doneSchema, 'The link is used up', { message: 'Sign in with your password.' }),
    ...staffBodyErrors,
  },
})
export const secondFactorSignInRoute = createRoute({
  method: 'post',
  path: '/session/second-factor',
  access: 'public',
  tags,
  summary: 'Sign in, second step',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(codeSchema) },
  responses: { 200: answer(oneOf(signInAnswerSchema), 'Signed in', SIGNED_IN), ...staffBodyErrors, ...limitError },
})
export const whoRoute = createRoute({
  method: 'get',
  path: '/session',
  access: 'staff',
  tags,
  summary: 'Who is signed in',
  responses: { 200: answer(oneOf(staffSchema), 'The person whose session this is', { data: STAFF }), ...staffErrors },
})
export const changeOwnAccountRoute = createRoute({
  method: 'patch',
  path: '/session',
  access: 'staff',
  tags,
  summary: "Change one's name or language",
  description: 'The staff screens send the language that is chosen there; mails to this person are written in it.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(ownAccountSchema) },
  responses: { 200: answer(writtenOf(staffSchema), 'Stored', { message: RENAMED, data: STAFF }), ...staffBodyErrors },
})
export const signOutRoute = createRoute({
  method: 'delete',
  path: '/session',
  access: 'staff',
  tags,
  summary: 'Sign out',
  responses: { 200: answer(doneSchema, 'The session has ended', DONE), ...staffErrors },
})
export const sessionsRoute = createRoute({
  method: 'get',
  path: '/sessions',
  access: 'staff',
  tags,
  summary: 'Where one is signed in',
  responses: {
    200: answer(z.object({ data: z.array(staffSessionSchema) }), "One's own sessions", { data: [] }),
    ...staffErrors,
  },
})
export const endSessionRoute = createRoute({
  method: 'delete',
  path: '/sessions/{id}',
  access: 'staff',
  tags,
  summary: 'Sign out somewhere else',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: answer(doneSchema, 'That session has ended', DONE), ...staffOneErrors },
})
export const linkAccountRoute = createRoute({
  method: 'post',
  path: '/password/link/account',
  access: 'public',
  tags,
  summary: 'Whose account a link is for',
  description: 'The link stays valid.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(linkTokenSchema) },
  responses: {
    200: answer(oneOf(linkAccountSchema), 'The account', { data: { email: STAFF.email } }),
    ...staffBodyErrors,
  },
})
export const choosePasswordRoute = createRoute({
  method: 'post',
  path: '/password/link',
  access: 'public',
  tags,
  summary: 'Choose a password by a link that an owner has made',
  description: 'The link is good once and for three days. Whoever was signed in with the account is signed out.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(chosenPasswordSchema) },
  responses: {
    200: answer(doneSchema, 'The password can be used', { message: 'Your password is set. Sign in with it.' }),
    ...staffBodyErrors,
    ...limitError,
  },
})
export const changePasswordRoute = createRoute({
  method: 'put',
  path: '/password',
  access: 'staff',
  tags,
  summary: "Change one's password",
  description: 'All other sessions of the account end.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(changedPasswordSchema) },
  responses: {
    200: answer(doneSchema, 'The password is changed', { message: 'Your password is changed.' }),
    ...staffBodyErrors,
    ...limitError,
  },
})
export const setUpRoute = createRoute({
  method: 'post',
  path: '/second-factor',
  access: 'staff',
  tags,
  summary: 'Begin to set up an authenticator',
  description: 'Sign-in asks for it once second-factor/confirmation has received one of its codes.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(passwordSchema) },
  responses: {
    200: answer(oneOf(secondFactorSchema), 'What the authenticator needs', {
      data: { uri: 'otpauth://totp/Website:sita@example.org?secret=…', recoveryCodes: ['Ab3dE-f6H8j'] },
    }),
    ...staffBodyErrors,
    ...limitError,
  },
})
export const confirmRoute = createRoute({
  method: 'post',
  path: '/second-factor/confirmation',
  access: 'staff',
  tags,
  summary: 'Finish setting up an authenticator',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(codeSchema) },
  responses: {
    200: answer(doneSchema, 'Sign-in asks for it from now on', { message: 'Your authenticator is set up.' }),
    ...staffBodyErrors,
    ...limitError,
  },
})
export const removeRoute = createRoute({
  method: 'post',
  path: '/second-factor/removal',
  access: 'staff',
  tags,
  summary: 'Sign in without an authenticator again',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(passwordSchema) },
  responses: {
    200: answer(doneSchema, 'Sign-in does not ask for it any more', { message: 'Your authenticator is removed.' }),
    ...staffBodyErrors,
    ...limitError,
  },
})
