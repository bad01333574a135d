import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createDeletionHandler } from '../../../server/core/media/unnamed-files.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { signIn, type Person } from '../../../test/core/accounts/staff.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { createTestApp, NOW } from '../../../test/create-test-app.ts'
import type { Paper, Shelf } from '../contract/papers.ts'
import { LICENCE } from './paper-samples.ts'

export { CLEARANCE, JPG, LICENCE, PDF } from './paper-samples.ts'

/** A firm with an owner and a bid writer, on 21 November 2026 (5 Mangsir 2083). */
export async function openPapers(engine: Engine) {
  const clock = { now: NOW.getTime() }
  const now = () => new Date(clock.now)
  const dataDir = await mkdtemp(join(tmpdir(), 'papers-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const place = { dataDir }
  const app = await createTestApp(engine, { now, place })
  const [owner, writer] = [await signIn(app, 'owner'), await signIn(app, 'bids')]
  const idOf = async (role: string) => {
    const user = app.db.selectFrom('staff_user').select('id').where('email', '=', `${role}@example.org`)
    return (await user.executeTakeFirstOrThrow()).id
  }
  const add = async (values: object = {}, by: Person = owner): Promise<Paper> => {
    const answer = await by.call('POST', '/papers', { ...LICENCE, ...values })
    const text = await answer.text()
    if (answer.status !== 201) throw new Error(`${answer.status} ${text}`)
    return (JSON.parse(text) as { data: Paper }).data
  }
  return {
    ...app,
    clock,
    now,
    place,
    owner,
    writer,
    ownerId: await idOf('owner'),
    writerId: await idOf('bids'),
    add,
    /** The fields that a refusal names, behind its status. */
    faults: async (values: object, method = 'POST', path = '/papers') => {
      const answer = await owner.call(method, path, { ...LICENCE, ...values })
      return [answer.status, ...Object.keys(((await answer.json()) as { fields?: object }).fields ?? {})]
    },
    shelf: async (query = '', by: Person = owner) =>
      ((await (await by.call('GET', `/papers?${query}`)).json()) as { data: Shelf }).data,
    one: async (id: number, by: Person = owner) =>
      ((await (await by.call('GET', `/papers/${id}`)).json()) as { data: Paper }).data,
    send: async (id: number, name: string, bytes: Uint8Array, by: Person = owner) =>
      app.request(`/papers/${id}/files?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { Cookie: by.cookie(), 'Content-Type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      }),
    /** Deletes files that came for a row that was refused. */
    deleteFiles: () => runDueJobs(app.db, [createDeletionHandler({ db: app.db, place })], { now }),
    files: async (folder = 'private') => readdir(join(dataDir, folder)).catch(() => []),
  }
}
