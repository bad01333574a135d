import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { lazyStaffAuth } from '../../server/core/accounts/lazy-staff-auth.ts'
import { openSecret } from '../../server/core/accounts/secret.ts'
import { addStaff, setPassword } from '../../server/core/accounts/staff-accounts.ts'
import { openStore } from '../../server/core/store/store.ts'

export interface NewAccount {
  email: string
  password: string
  /** By default the part of the address before its @. */
  name?: string
}

/** Adds an account to the SQLite store of a data folder, which is created if it is missing. @throws ServiceError invalid, conflict */
export async function addAccount(
  dataDir: string,
  { email, password, name }: NewAccount,
  role: StaffRole,
): Promise<void> {
  const store = await openStore({ dataDir })
  try {
    const secret = await openSecret({ db: store.db, config: { secret: undefined, dataDir } })
    const auth = lazyStaffAuth({ db: store.db, secret, publicUrl: undefined, log: { info() {}, error() {} } })
    const actor = { id: null, email: 'script', address: undefined }
    const deps = { db: store.db, auth, actor, now: () => new Date() }
    await addStaff(deps, { email, role, name })
    await setPassword(deps, email, password)
  } finally {
    await store.close()
  }
}
