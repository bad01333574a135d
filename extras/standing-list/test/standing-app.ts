import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, onTestFinished } from 'vitest'
import { PAPERS } from '../../../server/features.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { signIn, type Person } from '../../../test/core/accounts/staff.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { pdfOf } from '../../../test/fixtures/pdf.ts'
import type { PackCheck, StandingApplication, StandingList } from '../contract/applications.ts'
import { createPackHandler } from '../server/applications/make-packs.ts'
import { ASKED, LAWFUL, OFFICE, PAPER } from './standing-facts.ts'

/** Papers are of another extra, whose folder may be gone. */
export function describeWithPapers(name: string, define: (engine: Engine) => void): void {
  describe.runIf(PAPERS)('with papers', () => describeOnEachEngine(name, define))
}

/** A firm with an owner and a bid writer, on 21 November 2026 (5 Mangsir 2083). */
export async function openStanding(engine: Engine) {
  const clock = { now: NOW.getTime() }
  const now = () => new Date(clock.now)
  const dataDir = await mkdtemp(join(tmpdir(), 'standing-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const place = { dataDir }
  const app = await createTestApp(engine, { now, place })
  const [owner, writer] = [await signIn(app, 'owner'), await signIn(app, 'bids')]
  const log = { info() {}, error: (_text: string, cause?: unknown) => void app.errors.push(cause) }
  const jobDeps = { db: app.db, now, place, papers: PAPERS, log }
  const ask = async <Data>(by: Person, method: string, path: string, body?: object): Promise<Data> => {
    const answer = await by.call(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (JSON.parse(text) as { data: Data }).data
  }
  const addPaper = async (values: object, pages: string[] = ['Page'], by: Person = owner): Promise<number> => {
    const { id } = await ask<{ id: number }>(by, 'POST', '/papers', { ...PAPER, ...values })
    if (pages.length > 0)
      await app.request(`/papers/${id}/files?name=scan.pdf`, {
        method: 'POST',
        headers: { Cookie: by.cookie(), 'Content-Type': 'application/octet-stream' },
        body: new Uint8Array(pdfOf(pages)),
      })
    return id
  }
  return {
    ...app,
    clock,
    now,
    jobDeps,
    owner,
    writer,
    ask,
    addPaper,
    addLawful: async () => {
      for (const paper of LAWFUL) await addPaper(paper, [paper.kind])
    },
    addOffice: async (values: object = {}) =>
      (await ask<{ id: number }>(owner, 'POST', '/offices', { ...OFFICE, ...values })).id,
    check: (officeIds: number[], values: object = {}, by: Person = owner) =>
      ask<PackCheck[]>(by, 'POST', '/standing-list/check', { ...ASKED, officeIds, ...values }),
    /** @returns the status and the message, behind the ids of what was added */
    apply: async (officeIds: number[], values: object = {}, by: Person = owner) => {
      const answer = await by.call('POST', '/standing-list', { ...ASKED, officeIds, ...values })
      const said = (await answer.json()) as { message: string; data?: { ids: number[] } }
      return { status: answer.status, message: said.message, ids: said.data?.ids ?? [] }
    },
    make: () => runDueJobs(app.db, [createPackHandler(jobDeps)], { now, processes: 2 }),
    one: (id: number, by: Person = owner) => ask<StandingApplication>(by, 'GET', `/standing-list/${id}`),
    list: (query = '', by: Person = owner) => ask<StandingList>(by, 'GET', `/standing-list?${query}`),
    files: async (folder = 'private') => readdir(join(dataDir, folder)).catch(() => []),
  }
}
