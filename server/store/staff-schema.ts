import type { Generated } from 'kysely'
import type { StaffRole } from '../../contract/staff.ts'

/** The tables of who may sign in, and of what they did. Passwords and tokens are better-auth's to read and write. */
export interface StaffTables {
  staff_user: StaffUserTable
  staff_session: StaffSessionTable
  staff_account: {
    id: string
    user_id: string
    account_id: string
    provider_id: string
    password: string | null
    created_at: string
    updated_at: string
  }
  staff_verification: {
    id: string
    identifier: string
    value: string
    expires_at: string
    created_at: string
    updated_at: string
  }
  staff_second_factor: { id: string; user_id: string; secret: string; recovery_codes: string; verified: 0 | 1 }
  staff_rate_limit: { id: string; key: string; count: number; last_request: number }
  staff_password_request: StaffPasswordRequestTable
  staff_sign_in_attempt: StaffSignInAttemptTable
  staff_used_code: StaffUsedCodeTable
  audit_entry: AuditEntryTable
}

interface StaffUserTable {
  id: string
  name: string
  /** In lower case. */
  email: string
  email_verified: Generated<0 | 1>
  image: string | null
  role: StaffRole
  /** Since when this person may not sign in. */
  disabled_at: string | null
  two_factor_enabled: Generated<0 | 1>
  created_at: string
  updated_at: string
}

interface StaffSessionTable {
  id: string
  user_id: string
  /** What the cookie carries, signed. */
  token: string
  expires_at: string
  address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

/** That somebody asked for a link by mail to choose a password; kept for a day, to send it and to count by. */
interface StaffPasswordRequestTable {
  /** The link's token is made of this and the server's secret: it cannot be read from the store. */
  id: string
  /** Null: there is no such account. */
  user_id: string | null
  /** Keyed hashes of the e-mail address and of the network address. */
  email_hash: string
  sender: string | null
  /** Where the link leads. */
  origin: string
  requested_at: string
}

/** Attempts with a password or a code that have failed, or are just being checked; kept for a day after the last. */
interface StaffSignInAttemptTable {
  /** What was tried, and a keyed hash of the account's e-mail address or the id of a browser. */
  key: string
  /** Those too that were refused unchecked. */
  attempts: number
  /** Those that were checked. */
  failures: number
  /** No further one is checked before. */
  blocked_until: string | null
  updated_at: string
}

/** Codes of authenticators that were used: each is good once. Kept for a day, which is longer than any is valid. */
interface StaffUsedCodeTable {
  user_id: string
  /** Keyed. */
  code_hash: string
  used_at: string
}

/** Who did what, when and from where. Written in the transaction of what was done; never changed. */
interface AuditEntryTable {
  id: Generated<number>
  at: string
  staff_id: string | null
  /** As it was then: it stays when the account has gone. */
  staff_email: string
  /** The network address it came from; 'command' for the command line. */
  address: string | null
  /** Such as create, update, delete, sign-in. */
  action: string
  /** Such as news, or staff. */
  entity: string
  entity_id: string | null
  /** What people call the thing, as it was then. */
  label: string
}
