import type { Generated } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'

/** better-auth reads and writes passwords and tokens. */
export interface StaffTables {
  staff_user: {
    id: string
    name: string
    email: string
    email_verified: Generated<0 | 1>
    image: string | null
    /** An `editor` who also writes bids has `writes_bids`: versions before it know the two alone. */
    role: 'owner' | 'editor'
    writes_bids: Generated<0 | 1>
    /** Of an `editor` who may do less. */
    lesser_role: Generated<'reader' | 'author' | null>
    /** Of the screens and of mails. */
    locale: Generated<Locale>
    /** Null: may sign in. */
    disabled_at: string | null
    two_factor_enabled: Generated<0 | 1>
    created_at: string
    updated_at: string
  }
  staff_session: {
    id: string
    user_id: string
    /** The unsigned value of the cookie. */
    token: string
    expires_at: string
    address: string | null
    user_agent: string | null
    created_at: string
    updated_at: string
    /** When its person has last shown again that it is theirs; null: when they signed in. */
    proven_at: Generated<string | null>
  }
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
  staff_passkey: {
    id: string
    user_id: string
    /** Given by its owner, to know it apart. */
    name: string | null
    created_at: string
  }
  staff_rate_limit: { id: string; key: string; count: number; last_request: number }
  /** A request for a password link, kept for a day to send it and to limit requests. */
  staff_password_request: {
    /** The link's token is derived from this and the server's secret; the store alone cannot reveal it. */
    id: string
    /** Null: no such account. */
    user_id: string | null
    /** Keyed hashes. */
    email_hash: string
    sender: string | null
    origin: string
    requested_at: string
  }
  /** Failed or running attempts with a password or a code, kept for a day after the last. */
  staff_sign_in_attempt: {
    /** The method, and a keyed hash of the e-mail address or a browser's id. */
    key: string
    /** Includes those refused unchecked. */
    attempts: number
    failures: number
    blocked_until: string | null
    updated_at: string
  }
  /** Authenticator codes are valid once. Kept for a day, longer than any code is valid. */
  staff_used_code: {
    user_id: string
    code_hash: string
    used_at: string
  }
  /** Changes that were made with an Idempotency-Key, for an hour (one-effect.ts). */
  answered_call: {
    /** A keyed hash of who asked for what. */
    name: string
    /** The id of an account or of an API key. */
    caller: string
    begun_at: string
    /** Null until it has been answered. */
    status: Generated<number | null>
    /** Encrypted; null where it is no JSON, or too long. */
    answer: Generated<string | null>
  }
  /** Written in the transaction of the action and never changed. */
  audit_entry: {
    id: Generated<number>
    at: string
    staff_id: string | null
    /** At that time; it stays when the account is deleted. Of an API key, its name. */
    staff_email: string
    api_key_id: number | null
    /** The network address, or 'command' for the command line. */
    address: string | null
    action: string
    entity: string
    entity_id: string | null
    /** The item's title at that time. */
    label: string
  }
}
