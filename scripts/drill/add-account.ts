import { addStaff, setPassword } from '../../server/core/accounts/staff-accounts.ts'
import { lazyStaffAuth } from '../../server/core/accounts/lazy-staff-auth.ts'
import { openSecret } from '../../server/core/accounts/secret.ts'
import { openStore } from '../../server/core/store/store.ts'

export interface DrillAccount {
  email: string
  password: string
}

/** Adds an account to a SQLite store, which is created if it is missing. */
export async function addAccount(
  dataDir: string,
  { email, password }: DrillAccount,
  role: 'owner' | 'editor',
): Promise<void> {
  const store = await openStore({ dataDir })
  const secret = await openSecret({ db: store.db, config: { secret: undefined, dataDir } })
  const auth = lazyStaffAuth({ db: store.db, secret, publicUrl: undefined, log: { info() {}, error() {} } })
  const deps = { db: store.db, auth, actor: { id: null, email: 'drill', address: undefined }, now: () => new Date() }
  await addStaff(deps, { email, role })
  await setPassword(deps, email, password)
  await store.close()
}
