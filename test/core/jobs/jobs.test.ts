import { expect, onTestFinished, test, vi } from 'vitest'
import { ChildDiedError } from '../../../server/core/process/child-process.ts'
import { backOff, startJobs } from '../../../server/core/jobs/runner.ts'
import type { JobHandler, JobOutcome } from '../../../server/core/jobs/handler.ts'
import { holdLease } from '../../../server/core/jobs/lease.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { claimJob, finishJob, putJob } from '../../../server/core/jobs/job-store.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, createTestApp, describeWhereSqlDiffers, NOW } from '../../create-test-app.ts'

const HOUR = 60 * 60_000
const WAIT = { timeout: 5000, interval: 10 }

/** A store, a clock that the test moves, and processes that run jobs. */
async function openQueue(engine: Engine) {
  const { db } = await createTestApp(engine)
  const clock = { now: NOW.getTime() }
  const now = () => new Date(clock.now)
  const logged: string[] = []
  const log = { info: (text: string) => void logged.push(text), error: (text: string) => void logged.push(text) }
  const at = (milliseconds = 0) => new Date(clock.now + milliseconds).toISOString()
  return {
    db,
    clock,
    logged,
    at,
    put: (kind: string, subject: string, dueIn = 0) =>
      putJob(db, { kind, subject, created_at: at(), due_at: at(dueIn) }),
    job: (kind: string, subject = '') =>
      db.selectFrom('job').selectAll().where('kind', '=', kind).where('subject', '=', subject).executeTakeFirst(),
    addProcess(...handlers: JobHandler[]) {
      const runner = startJobs({ db, handlers, log, now, stopTimeout: 50 })
      onTestFinished(() => runner.stop())
      return runner
    },
  }
}

describeWhereSqlDiffers('the job queue', (engine) => {
  test('gives each job to one of two processes that claim at the same time', async () => {
    const place = await createStorePlace(engine)
    const stores = await Promise.all([openStore(place), openStore(place)])
    const [{ db }] = stores
    const at = NOW.toISOString()
    for (let index = 0; index < 40; index++)
      await putJob(db, { kind: 'count', subject: String(index), created_at: at, due_at: at })
    const runs: string[] = []
    const handler = {
      kind: 'count',
      parallel: 3,
      run: async ({ subject }: { subject: string }) => void runs.push(subject),
    }
    const log = { info() {}, error() {} }
    const runners = stores.map((store) => startJobs({ db: store.db, handlers: [handler], log }))
    onTestFinished(async () => {
      for (const runner of runners) await runner.stop()
      for (const store of stores) await store.close()
    })
    const rest = () => db.selectFrom('job').select('subject').where('state', '!=', 'done').execute()
    await vi.waitFor(async () => expect(await rest()).toEqual([]), { timeout: 20_000 })
    expect(runs.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => String(index)).toSorted())
  })

  test('tries a job that throws again after its back-off, until it has failed, while others run', async () => {
    const queue = await openQueue(engine)
    await queue.put('broken', 'a')
    await queue.put('whole', 'b')
    const broken = { kind: 'broken', attempts: 2, run: () => Promise.reject(new Error('no network')) }
    const runner = queue.addProcess(broken, { kind: 'whole', run: async () => {} })
    await vi.waitFor(
      async () =>
        expect(await queue.job('broken', 'a')).toMatchObject({
          state: 'queued',
          attempts: 1,
          last_error: 'no network',
          lease_holder: null,
        }),
      WAIT,
    )
    await vi.waitFor(
      async () => expect(await queue.job('whole', 'b')).toMatchObject({ state: 'done', finished_at: queue.at() }),
      WAIT,
    )
    expect((await queue.job('broken', 'a'))!.due_at > queue.at(8000)).toBe(true)
    queue.clock.now += 12_000
    runner.wake()
    await vi.waitFor(
      async () =>
        expect(await queue.job('broken', 'a')).toMatchObject({ state: 'failed', attempts: 2, finished_at: queue.at() }),
      WAIT,
    )
    expect(queue.logged).toEqual([
      expect.stringMatching(/^jobs: broken a failed \(attempt 1\), next in \d+ s$/),
      'jobs: broken a has failed after 2 attempts',
    ])
  })

  test('runs one job of a claim at a time, whatever its kind and process', async () => {
    const queue = await openQueue(engine)
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    await queue.put('nightly', 'a')
    queue.addProcess({ kind: 'nightly', claim: 'backup', run: () => mayEnd })
    await vi.waitFor(async () => expect((await queue.job('nightly', 'a'))!.state).toBe('running'), WAIT)
    // Its row is there before it is held.
    await vi.waitFor(async () => expect((await queue.job('claim-backup'))?.state).toBe('running'), WAIT)
    await queue.put('asked', 'b')
    const other = queue.addProcess({ kind: 'asked', claim: 'backup', run: async () => {} })
    const waits = { state: 'queued', attempts: 0, due_at: queue.at(3000), last_error: null }
    await vi.waitFor(async () => expect(await queue.job('asked', 'b')).toMatchObject(waits), WAIT)
    end()
    await vi.waitFor(async () => expect(await queue.job('claim-backup')).toBeUndefined(), WAIT)
    queue.clock.now += 3000
    other.wake()
    await vi.waitFor(async () => expect((await queue.job('asked', 'b'))!.state).toBe('done'), WAIT)
  })

  test('gives up a job whose process has died twice', async () => {
    const queue = await openQueue(engine)
    await queue.put('deadly', 'a')
    const died = new ChildDiedError(`${ChildDiedError.start}a.ts, SIGKILL`)
    const runner = queue.addProcess({ kind: 'deadly', run: () => Promise.reject(died) })
    await vi.waitFor(async () => expect(await queue.job('deadly', 'a')).toMatchObject({ attempts: 1 }), WAIT)
    queue.clock.now += HOUR
    await vi.waitFor(async () => {
      runner.wake()
      expect(await queue.job('deadly', 'a')).toMatchObject({ state: 'failed', attempts: 2 })
    }, WAIT)
  })

  test('notices that a lease was taken over, or its job deleted', async () => {
    const { db, put, at } = await openQueue(engine)
    await put('long', 'a')
    const claimed = await claimJob(db, { kinds: ['long'], now: at(), holder: 'first', leaseEnd: at(15_000) })
    const lease = holdLease(db, { id: claimed!.id, holder: 'first' }, () => NOW, 5)
    onTestFinished(() => lease.end())
    expect(lease.lost.aborted).toBe(false)
    await db.deleteFrom('job').execute()
    await vi.waitFor(() => expect(lease.lost.aborted).toBe(true), WAIT)
  })

  test('does not let a job that hangs hold up other kinds', async () => {
    const queue = await openQueue(engine)
    await queue.put('hangs', 'a')
    await queue.put('quick', 'b', 1)
    queue.clock.now += 1
    const untilAborted = (_job: unknown, signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    queue.addProcess({ kind: 'hangs', run: untilAborted }, { kind: 'quick', run: async () => {} })
    await vi.waitFor(async () => expect((await queue.job('quick', 'b'))!.state).toBe('done'), WAIT)
    expect((await queue.job('hangs', 'a'))!.state).toBe('running')
  })

  test('gives up a run that takes too long, also one that does not hear the signal', async () => {
    const queue = await openQueue(engine)
    await queue.put('deaf', 'a')
    queue.addProcess({ kind: 'deaf', timeout: 50, run: () => new Promise<void>(() => {}) })
    await vi.waitFor(
      async () =>
        expect(await queue.job('deaf', 'a')).toMatchObject({
          state: 'queued',
          attempts: 1,
          last_error: expect.stringMatching(/timeout/i),
        }),
      WAIT,
    )
  })

  test('takes over a job whose process was killed when the lease has run out, and ignores what the first run says then', async () => {
    const queue = await openQueue(engine)
    await queue.put('long', 'a')
    const claim = () =>
      claimJob(queue.db, { kinds: ['long'], now: queue.at(), holder: 'killed', leaseEnd: queue.at(15_000) })
    const { id } = (await claim())!
    expect(await claim()).toBeUndefined()
    const runner = queue.addProcess({ kind: 'long', run: async () => {} })
    queue.clock.now += 16_000
    runner.wake()
    await vi.waitFor(
      async () => expect(await queue.job('long', 'a')).toMatchObject({ state: 'done', attempts: 2 }),
      WAIT,
    )
    await finishJob(queue.db, { id, holder: 'killed', state: 'failed', last_error: 'late' }, () =>
      Promise.reject(new Error('written')),
    )
    expect(await queue.job('long', 'a')).toMatchObject({ state: 'done', last_error: null })
  })

  test('stores what a handler writes and the end of its job together, or neither', async () => {
    const queue = await openQueue(engine)
    await queue.put('writes', 'a')
    const write: JobOutcome['write'] = async (tx) => {
      await tx.insertInto('store_fact').values({ name: 'half', value: '1' }).execute()
      throw new Error('disk full')
    }
    queue.addProcess({ kind: 'writes', run: async () => ({ state: 'done', write: write! }) })
    await vi.waitFor(() => expect(queue.logged).toEqual(['jobs: the outcome of writes a could not be stored']), WAIT)
    expect(await queue.job('writes', 'a')).toMatchObject({ state: 'running', attempts: 1 })
    expect(await queue.db.selectFrom('store_fact').selectAll().where('name', '=', 'half').execute()).toEqual([])
  })

  test('runs recurring work once a period in one of all processes, also when it fails', async () => {
    const queue = await openQueue(engine)
    const runs: number[] = []
    const hourly: JobHandler = {
      kind: 'hourly',
      every: HOUR,
      async run() {
        runs.push(queue.clock.now)
        if (runs.length === 2) throw new Error('not now')
      },
    }
    const runners = [queue.addProcess(hourly), queue.addProcess(hourly), queue.addProcess(hourly)]
    const isAt = (values: object) =>
      vi.waitFor(async () => expect(await queue.job('hourly')).toMatchObject({ state: 'queued', ...values }), WAIT)
    const pass = (milliseconds: number) => {
      queue.clock.now += milliseconds
      for (const runner of runners) runner.wake()
    }
    await isAt({ due_at: queue.at(HOUR), attempts: 0 })
    pass(HOUR)
    await isAt({ attempts: 1, last_error: 'not now' })
    pass(12_000)
    await isAt({ due_at: queue.at(HOUR), attempts: 0, last_error: null })
    expect(runs).toHaveLength(3)
  })

  test('waits after each start with recurring work that says so', async () => {
    const queue = await openQueue(engine)
    const handler: JobHandler = { kind: 'later', every: HOUR, startDelay: HOUR, run: async () => {} }
    queue.addProcess(handler)
    await vi.waitFor(
      async () => expect(await queue.job('later')).toMatchObject({ due_at: queue.at(HOUR), attempts: 0 }),
      WAIT,
    )
    queue.clock.now += HOUR / 2
    queue.addProcess(handler)
    await vi.waitFor(
      async () => expect(await queue.job('later')).toMatchObject({ due_at: queue.at(HOUR), attempts: 0 }),
      WAIT,
    )
  })

  test('runs what fell due while nothing ran, and what a clock that was set back has put off', async () => {
    const queue = await openQueue(engine)
    const kinds = ['once', 'bounded', 'planned']
    await queue.put('once', 'a')
    await queue.put('bounded', 'a', HOUR)
    await queue.put('planned', 'a', HOUR)
    queue.clock.now -= 24 * HOUR
    queue.addProcess(
      { kind: 'once', run: async () => {} },
      { kind: 'bounded', longestWait: 2 * HOUR, run: async () => {} },
      { kind: 'planned', run: async () => {} },
    )
    await vi.waitFor(
      async () =>
        expect(await Promise.all(kinds.map(async (kind) => (await queue.job(kind, 'a'))!.state))).toEqual([
          'done',
          'done',
          'queued',
        ]),
      WAIT,
    )
    queue.clock.now += 72 * HOUR
    queue.addProcess({ kind: 'planned', run: async () => {} })
    await vi.waitFor(async () => expect((await queue.job('planned', 'a'))!.state).toBe('done'), WAIT)
  })

  test('queues a job again that a stop has cut short, and the attempt does not count', async () => {
    const queue = await openQueue(engine)
    await queue.put('slow', 'a')
    const hear = (_job: unknown, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    const runner = queue.addProcess({ kind: 'slow', run: hear })
    await vi.waitFor(async () => expect((await queue.job('slow', 'a'))!.state).toBe('running'), WAIT)
    await runner.stop()
    expect(await queue.job('slow', 'a')).toMatchObject({
      state: 'queued',
      attempts: 0,
      lease_holder: null,
      due_at: queue.at(),
    })
  })

  test('leaves jobs of unknown kinds alone', async () => {
    const queue = await openQueue(engine)
    await queue.put('of tomorrow', 'a')
    await queue.put('known', 'a')
    queue.addProcess({ kind: 'known', run: async () => {} })
    await vi.waitFor(async () => expect((await queue.job('known', 'a'))!.state).toBe('done'), WAIT)
    expect(await queue.job('of tomorrow', 'a')).toMatchObject({ state: 'queued', attempts: 0 })
  })

  test('restarts a job that is queued again while it runs', async () => {
    const queue = await openQueue(engine)
    await queue.put('publish', 'news 1')
    const going = Promise.withResolvers<void>()
    let runs = 0
    queue.addProcess({ kind: 'publish', run: () => (++runs === 1 ? going.promise : Promise.resolve()) })
    await vi.waitFor(() => expect(runs).toBe(1), WAIT)
    await queue.put('publish', 'news 1', HOUR)
    going.resolve()
    queue.clock.now += HOUR
    queue.addProcess({ kind: 'publish', run: async () => void runs++ })
    await vi.waitFor(
      async () => expect(await queue.job('publish', 'news 1')).toMatchObject({ state: 'done', attempts: 1 }),
      WAIT,
    )
    expect(runs).toBe(2)
  })
})

test('the back-off doubles up to an hour, and ends', () => {
  const delays = Array.from({ length: 14 }, (_, index) => backOff(index + 1, undefined, 0.5))
  expect(delays.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000])
  expect(delays.slice(-3)).toEqual([HOUR, HOUR, undefined])
  expect(backOff(1000, Infinity, 1)).toBe(66 * 60_000)
})
