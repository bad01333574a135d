import { expect, test } from 'vitest'
import { openStore } from '../../../server/core/store/store.ts'
import { putJob } from '../../../server/core/jobs/job-store.ts'
import { createStorePlace, createTestApp, describeWhereSqlDiffers, NOW } from '../../../test/create-test-app.ts'
import { serveHealth, STRANGER } from '../../../test/health/health-server.ts'
import { feature } from '../server/feature.ts'

const LINE = /^([a-z_][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (\+Inf|-?[\d.]+(?:e[+-]?\d+)?)$/

/** Reads Prometheus' text format strictly: each sample has a type, and belongs to the metric above it. */
function parse(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  let current = ''
  expect(text.endsWith('\n')).toBe(true)
  for (const line of text.slice(0, -1).split('\n')) {
    const [, typed] = /^# TYPE ([a-z_0-9]+) (?:counter|gauge|histogram)$/.exec(line) ?? []
    if (typed) current = typed
    if (line.startsWith('# ')) continue
    const [, name = '', labels = '', value] = LINE.exec(line) ?? []
    expect(name.replace(current, ''), line).toMatch(/^(?:_bucket|_sum|_count)?$/)
    expect(name, line).not.toBe('')
    const key = labels ? `${name}{${labels}}` : name
    expect(samples.has(key), `${key} stands there once`).toBe(false)
    samples.set(key, value === '+Inf' ? Infinity : Number(value))
  }
  return samples
}

const serve = (app: Parameters<typeof serveHealth>[0]) => serveHealth(app, { reports: feature.reports! })

describeWhereSqlDiffers('metrics', (engine) => {
  test('count requests by pattern and status, and never by address', async () => {
    const { ask } = await serve(await createTestApp(engine))
    for (const slug of ['a', 'b', 'c']) await ask(`/projects/${slug}?page=${slug}`)
    await ask('/ne/projects/a')
    await ask('/projects/no')
    await ask('/api/v1/news/slug/a', {}, 'POST')
    await ask('/nothing/at/all', {}, 'REPORT')
    await ask('/health/live')
    const { text, headers } = await ask('/metrics')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const samples = parse(text)
    const counts = [...samples].filter(([name]) => name.startsWith('http_requests_total'))
    expect(Object.fromEntries(counts)).toEqual({
      'http_requests_total{method="GET",route="/projects/:slug",status="200"}': 3,
      'http_requests_total{method="GET",route="/projects/:slug",status="404"}': 1,
      'http_requests_total{method="GET",route="/ne/projects/:slug",status="200"}': 1,
      'http_requests_total{method="POST",route="/api/v1/news/slug/:slug",status="200"}': 1,
      'http_requests_total{method="other",route="other",status="200"}': 1,
    })
    const ofRoute = [...samples].filter(([name]) => name.includes('duration') && name.includes('"/projects/:slug"'))
    expect(ofRoute.length, 'lines for each route and method').toBeLessThan(10)
    const whole = 'http_request_duration_seconds_bucket{method="GET",route="/projects/:slug",le="+Inf"}'
    expect(samples.get(whole)).toBe(4)
  })

  test('tell of pages, the process, the store and its jobs', async () => {
    const app = await createTestApp(engine)
    const at = NOW.toISOString()
    await putJob(app.db, { kind: 'a "quoted" kind', subject: '1', created_at: at, due_at: at })
    const samples = parse((await (await serve(app)).ask('/metrics')).text)
    expect(samples.get('page_cache_hits_total')).toBe(7)
    expect(samples.get('page_renders_total')).toBe(3)
    expect(samples.get(String.raw`jobs{kind="a \"quoted\" kind",state="queued"}`)).toBe(1)
    expect(samples.get('site_ready')).toBe(1)
    const positive = ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'store_bytes', 'disk_free_bytes']
    for (const name of positive) expect(samples.get(name), name).toBeGreaterThan(0)
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(samples.has('postgres_connections_open')).toBe(engine === 'postgres')
  })

  test('are for trusted networks only', async () => {
    const { ask } = await serve(await createTestApp(engine))
    const refused = await ask('/metrics', STRANGER)
    expect([refused.status, refused.headers['cache-control']]).toEqual([403, 'no-store'])
    expect(refused.text).not.toContain('process_')
  })

  test('are answered while the store is away', async () => {
    const store = await openStore(await createStorePlace(engine))
    const { ask } = await serve(store as never)
    expect((await ask('/metrics')).text).toContain('site_ready 1')
    await store.close()
    const samples = parse((await ask('/metrics')).text)
    expect([samples.get('site_ready'), samples.has('store_bytes')]).toEqual([0, false])
    expect(samples.get('site_check_ok{check="store"}')).toBe(0)
  })
})
