import type { StaffRole } from '../contract/accounts/staff-roles.ts'
import { addStaff, setPassword } from '../server/core/accounts/staff-accounts.ts'
import { lazyStaffAuth } from '../server/core/accounts/lazy-staff-auth.ts'
import type { Log } from '../server/core/process/log.ts'
import { readOrCreateSecret } from '../server/core/accounts/secret.ts'
import { openStore } from '../server/core/store/store.ts'

const ACCOUNT = { email: 'bench@example.org', password: 'a bridge over the river' }

export async function addEditor(dataDir: string, log: Log, role: StaffRole = 'editor'): Promise<void> {
  const store = await openStore({ dataDir })
  try {
    const auth = lazyStaffAuth({ db: store.db, secret: await readOrCreateSecret(dataDir), publicUrl: undefined, log })
    const deps = { db: store.db, auth, actor: { id: null, email: 'bench', address: undefined }, now: () => new Date() }
    await addStaff(deps, { email: ACCOUNT.email, role })
    await setPassword(deps, ACCOUNT.email, ACCOUNT.password)
  } finally {
    await store.close()
  }
}

/** Returns the headers of the editor's calls. */
export async function signInEditor(origin: string): Promise<Record<string, string>> {
  const page = await (await fetch(`${origin}/`)).text()
  const token = /<meta name="csrf-token" content="([^"]+)"/.exec(page)?.[1]
  if (!token) throw new Error('The page has no CSRF token')
  const response = await fetch(`${origin}/api/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token },
    body: JSON.stringify(ACCOUNT),
  })
  if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}: ${await response.text()}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { 'X-CSRF-TOKEN': token, Cookie: cookie }
}
