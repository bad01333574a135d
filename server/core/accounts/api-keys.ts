import type { ApiKeyUse } from '../api/router.ts'

const MARK = /^bearer +sitekey_/i
const FORM = /^bearer +((sitekey_[0-9a-f]{8})_[\w-]{43}) *$/i

/** Checks the key of a call. @throws ServiceError unauthorized, too_many_requests */
export type ApiKeyCheck = (authorization: string, address: string | undefined) => Promise<ApiKeyUse>

/**
 * Whether a call is one of a program with a key: then it needs no CSRF token, and its cookies count for nothing. Other
 * values are not ours: a proxy may use the header.
 */
export function bearsApiKey(authorization: string | undefined): authorization is string {
  return authorization !== undefined && MARK.test(authorization)
}

/** A key, and its public part, known or not. Without both: it has not their form. */
export function readApiKey(authorization = ''): { token?: string; prefix?: string } {
  const [, token, prefix] = FORM.exec(authorization) ?? []
  return token && prefix ? { token, prefix: prefix.toLowerCase() } : {}
}
