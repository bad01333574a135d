import { setTimeout as wait } from 'node:timers/promises'
import { lazyStaffAuth } from '../../server/core/accounts/lazy-staff-auth.ts'
import { addStaff, setPassword } from '../../server/core/accounts/staff-accounts.ts'
import type { Db } from '../../server/core/store/schema.ts'
import { startProcess } from './background-load.ts'
import type { LoadReport } from './load-process.ts'

/**
 * People who type into the forms of projects without end, the page beside them. Returns a function that stops them and
 * reports; an answer without the page counts as 503.
 */
export async function startTyping(
  origin: string,
  { db, secret, people }: { db: Db; secret: string; people: number },
): Promise<() => Promise<LoadReport>> {
  const auth = lazyStaffAuth({ db, secret, publicUrl: undefined, log: { info() {}, error() {} } })
  const deps = { db, auth, actor: { id: null, email: 'drill', address: undefined }, now: () => new Date() }
  const projects = await db.selectFrom('project').select('id').orderBy('id').limit(people).execute()
  const typing = projects.map(({ id }) => ({
    email: `typing-${id}@example.org`,
    password: 'a password for the drill',
    project: id,
  }))
  for (const { email, password } of typing) {
    await addStaff(deps, { email, role: 'editor' })
    await setPassword(deps, email, password)
  }
  const stop = startProcess('typing-process.ts', { origin, people: typing })
  // Until they have signed in, and have seen their first page.
  await wait(4_000)
  return stop
}
