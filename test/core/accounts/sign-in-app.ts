import type { Engine } from '../../../server/core/store/engine.ts'
import { createTestApp, NOW, type TestApp } from '../../create-test-app.ts'
import type { Person } from './staff.ts'

export const MINUTE = 60_000
/** Of the owner whom `signIn` adds. */
export const EMAIL = 'owner@example.org'

/** The API with a clock, asked from another network address each time: limits of one address do not show. */
export async function openApp(engine: Engine) {
  const clock = { now: NOW.getTime() }
  let address = 0
  const app = await createTestApp(engine, {
    now: () => new Date(clock.now),
    addressOf: () => `198.51.${address >> 8}.${address++ & 255}`,
  })
  return { ...app, clock }
}

export const attempt = (person: Person, password: string, email = EMAIL) =>
  person.call('POST', '/session', { email, password })
export const statusOf = async (answer: Promise<Response>) => (await answer).status

export const failuresOf = ({ db }: Pick<TestApp, 'db'>) =>
  db
    .selectFrom('audit_entry')
    .select(['staff_email', 'address', 'label'])
    .where('action', '=', 'sign-in-failed')
    .orderBy('id')
    .execute()
