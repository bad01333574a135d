import type { KeyScopes } from '../../../contract/accounts/api-key-scope.ts'
import type { Staff } from '../../../contract/accounts/staff.ts'

/** Who makes a call of the API. */
export interface Caller {
  cookie: string | undefined
  userAgent: string | undefined
  address: string | undefined
  /** Of the page that makes the call; one of this site, or undefined outside browsers. */
  origin?: string | undefined
}

export interface SignedIn {
  staff: Staff
  sessionId: string
  cookies: string[]
}

export interface ApiKeyUse {
  id: number
  name: string
  scopes: KeyScopes
}
