import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { addStaff } from '../../../server/core/accounts/staff-accounts.ts'
import { lazyStaffAuth } from '../../../server/core/accounts/lazy-staff-auth.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { TEST_SECRET } from '../../create-test-api.ts'
import { NOW, type TestApp } from '../../create-test-app.ts'

export const PASSWORD = 'a bridge over the river'

/** The service for the accounts of a test's app. */
export function openFixture({ db }: Pick<TestApp, 'db'>) {
  const auth = lazyStaffAuth({ db, secret: TEST_SECRET, publicUrl: undefined, log: { info() {}, error() {} } })
  return { db, auth, actor: { id: null, email: 'test', address: undefined }, now: () => NOW }
}

/** Adds somebody of this role, with `PASSWORD`. @returns the e-mail address */
export async function addPerson(app: Pick<TestApp, 'db'>, role: StaffRole): Promise<string> {
  const email = `${role}@example.org`
  const fixture = openFixture(app)
  const userId = await addStaff(fixture, { email, role })
  const { internalAdapter, password } = await (await fixture.auth()).$context
  passwordHash ??= password.hash(PASSWORD)
  await internalAdapter.createAccount({
    userId,
    providerId: 'credential',
    accountId: userId,
    password: await passwordHash,
  })
  await note(fixture.db, fixture.actor, NOW, { action: 'set-password', entity: 'staff', id: userId, label: email })
  return email
}

/** The same hash for everybody: making one takes as long as the rest of a short test. */
let passwordHash: Promise<string> | undefined

/** A person with a browser: what calls of theirs carry, cookies included. */
export interface Person {
  call(method: string, path: string, body?: unknown): Promise<Response>
  cookie(): string
}

/** Somebody who is not signed in. */
export function visitor({ request }: Pick<TestApp, 'request'>): Person {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    async call(method, path, body) {
      const headers: Record<string, string> = cookies.size > 0 ? { Cookie: cookie() } : {}
      if (body !== undefined) headers['Content-Type'] = 'application/json'
      const response = await request(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },
  }
}

/** Somebody of this role, signed in. */
export async function signIn(app: TestApp, role: StaffRole): Promise<Person> {
  const email = await addPerson(app, role)
  const person = visitor(app)
  const response = await person.call('POST', '/session', { email, password: PASSWORD })
  if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}: ${await response.text()}`)
  return person
}
