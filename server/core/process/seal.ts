import { createHmac } from 'node:crypto'

/** Encrypts what the store keeps. Loaded on demand: most processes need none. @param purpose without it, it cannot be read */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const { symmetricEncrypt } = await import('better-auth/crypto')
  return symmetricEncrypt({ key: sealOf(secret, purpose), data: text })
}

/** Undefined: the server's secret was changed since. */
export async function unseal(secret: string, purpose: string, sealed: string): Promise<string | undefined> {
  const { symmetricDecrypt } = await import('better-auth/crypto')
  return symmetricDecrypt({ key: sealOf(secret, purpose), data: sealed }).catch(() => undefined)
}

function sealOf(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}
