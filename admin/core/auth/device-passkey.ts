import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { SignInAnswer, Staff } from '../../../contract/accounts/staff.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { Text } from '../words/use-words.ts'
import { passkeyWords } from './passkey-words.ts'

/**
 * Signs in with a passkey of this device.
 * @param email only this person may go on
 * @returns who is signed in, or what to say: the person or the device declined, or the passkey is another one's
 * @throws ApiError
 */
export async function signInByDevice(email: string | undefined): Promise<Staff | Text> {
  const { data } = await call<PublicKeyCredentialRequestOptionsJSON>('/session/passkey/options', {
    method: 'POST',
    isSignIn: true,
  })
  const response = await orDeclined(startAuthentication({ optionsJSON: data }))
  if (!response) return passkeyWords.no_passkey
  const answer = await signIn(response)
  if (!answer?.staff) return passkeyWords.unknown_passkey
  if (!email || answer.staff.email === email) return answer.staff
  await call('/session', { method: 'DELETE' })
  return passkeyWords.other_passkey
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
