import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call } from '../api/call.ts'
import type { SignInAnswer } from './sign-in-form.tsx'

/** Signs in with a passkey of this device. Undefined: the person or the device declined. @throws ApiError */
export async function signInByDevice(): Promise<SignInAnswer | undefined> {
  const { data } = await call<PublicKeyCredentialRequestOptionsJSON>('/session/passkey/options', {
    method: 'POST',
    isSignIn: true,
  })
  const response = await orDeclined(startAuthentication({ optionsJSON: data }))
  if (!response) return undefined
  return (await call<SignInAnswer>('/session/passkey', { method: 'POST', body: { response }, isSignIn: true })).data
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
