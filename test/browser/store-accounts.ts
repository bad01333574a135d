import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { lazyStaffAuth } from '../../server/core/accounts/lazy-staff-auth.ts'
import { openSecret } from '../../server/core/accounts/secret.ts'
import { addStaff, setPassword } from '../../server/core/accounts/staff-accounts.ts'
import { consoleLog } from '../../server/core/process/log.ts'
import { openStore, type Store } from '../../server/core/store/store.ts'
import { closeSetUp } from '../../server/set-up/set-up-address.ts'
import type { Place, StaffAccount } from './accounts.ts'

/** Lets it be so long ago that this person has given the password. */
export async function setProof(place: Place, { email }: Pick<StaffAccount, 'email'>, minutes: number): Promise<void> {
  const { db, close } = await openStore(place)
  const user = db.selectFrom('staff_user').select('id').where('email', '=', email)
  const proven_at = new Date(Date.now() - minutes * 60_000).toISOString()
  await db.updateTable('staff_session').set({ proven_at }).where('user_id', 'in', user).execute().finally(close)
}

/** The effect of `npm run staff -- add`, without the process that costs more than all else in many a test. */
export async function addAccount(place: Place, { email, password }: StaffAccount, role: StaffRole, name: string) {
  const store = await openStore(place)
  try {
    await add(store, place.dataDir)
  } finally {
    await store.close()
  }

  async function add({ db }: Store, dataDir: string): Promise<void> {
    const secret = await openSecret({ db, config: { secret: undefined, dataDir } })
    const auth = lazyStaffAuth({ db, secret, publicUrl: undefined, log: consoleLog })
    const deps = { db, auth, actor: { id: null, email: 'command', address: 'command' }, now: () => new Date() }
    await addStaff(deps, { email, name, role })
    await setPassword(deps, email, password)
    if (role === 'owner') await closeSetUp(db, dataDir)
  }
}
