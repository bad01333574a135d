import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { SignInAnswer, Staff } from '../../../contract/accounts/staff.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { Text } from '../words/use-words.ts'
import passkeyWords from './passkey-words.json' with { type: 'json' }

/**
 * Signs in with a passkey of this device.
 * @param email only this person may go on
 * @returns who is signed in, or what to say: the person or the device declined, or the passkey is another one's
 * @throws ApiError
 */
export async function signInByDevice(email: string | undefined): Promise<Staff | Text> {
  const response = await askDevice()
  if (!response) return passkeyWords.no_passkey
  const answer = await signIn(response)
  if (!answer?.staff) return passkeyWords.unknown_passkey
  if (!email || answer.staff.email === email) return answer.staff
  await call('/session', { method: 'DELETE' })
  return passkeyWords.other_passkey
}

/** Shows with a passkey that the session is one's own. @returns what to say where that failed @throws ApiError */
export async function proveByDevice(): Promise<Text | undefined> {
  const response = await askDevice()
  if (!response) return passkeyWords.no_passkey
  try {
    await call('/session/proof', { method: 'POST', body: { response } })
    return undefined
  } catch (error) {
    if (error instanceof ApiError && error.fields['response']) return passkeyWords.not_yours
    throw error
  }
}

/** Undefined: the person or the device declined. */
async function askDevice() {
  const { data } = await call<PublicKeyCredentialRequestOptionsJSON>('/session/passkey/options', {
    method: 'POST',
    isSignIn: true,
  })
  return orDeclined(startAuthentication({ optionsJSON: data }))
}

async function signIn(response: object): Promise<SignInAnswer | undefined> {
  try {
    return (await call<SignInAnswer>('/session/passkey', { method: 'POST', body: { response }, isSignIn: true })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

/** Makes a passkey on this device. False: the person or the device declined. @throws ApiError */
export async function addByDevice(name: string, password: string): Promise<boolean> {
  const { data } = await call<PublicKeyCredentialCreationOptionsJSON>('/passkeys/options', {
    method: 'POST',
    body: { password },
  })
  const response = await orDeclined(startRegistration({ optionsJSON: data }))
  if (!response) return false
  await call('/passkeys', { method: 'POST', body: { name, response } })
  return true
}

async function orDeclined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WebAuthnError || error instanceof DOMException) return undefined
    throw error
  }
}
