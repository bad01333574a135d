// Times of pages as the content grows: node bench/growth.ts
import { resolve } from 'node:path'
import { createServer } from 'vite'
import type { ApiType } from '../server/api.ts'
import { createTestApi } from '../test/create-test-api.ts'
import { openGrowingStore } from './growing-store.ts'
import { createPageData, type AskPage } from './page-data.ts'
import { StatementCounter } from './statement-counter.ts'
import { median } from './statistics.ts'

/** With so many projects, and as many news items. */
export interface Growth {
  page: string
  projects: number
  /** Milliseconds. */
  median: number
  statements: number
}

const SIZES = [10, 1_000, 10_000]
/** Including warm-up rounds. */
const ROUNDS = 25
const WARM_UP = 10
const LOG = { info() {}, error: (text: string, cause?: unknown) => console.error(text, cause) }

/** Times pages' API reads and calls of browsers with growing content, without caches. */
export async function measureGrowth(): Promise<Growth[]> {
  const store = await openGrowingStore()
  const vite = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const counter = new StatementCounter()
    const [plain, counted] = [
      createTestApi({ db: store.db, log: LOG }),
      createTestApi({ db: store.db.withPlugin(counter), log: LOG }),
    ]
    const importModule = (file: string) => vite.ssrLoadModule(`/${file}`)
    const askPlain = withCalls(plain, await createPageData(importModule, (path, init) => plain.request(path, init)))
    const askCounted = withCalls(
      counted,
      await createPageData(importModule, (path, init) => counted.request(path, init)),
    )
    const measured: Growth[] = []
    for (const projects of SIZES) {
      await store.growTo(projects)
      for (const page of pagesOf(projects)) {
        counter.statements = 0
        await askCounted(page.path)
        const { statements } = counter
        measured.push({ page: page.name, projects, median: await time(() => askPlain(page.path)), statements })
      }
    }
    return measured
  } finally {
    await vite.close()
    await store.close()
  }
}

function pagesOf(projects: number): { name: string; path: string }[] {
  const last = Math.ceil(projects / 10)
  const middle = Math.floor(projects / 2)
  const named = {
    home: '/',
    projects: '/projects',
    'projects, last page': `/projects?page=${last}`,
    'projects, ongoing': '/projects?status=ongoing',
    'projects, completed': '/projects?status=completed',
    'projects of a province': '/projects?province=bagmati',
    'projects of a district': '/projects?district=kaski',
    'projects of a service': '/projects?service=bridges',
    'projects, searched': '/projects?search=bridge',
    project: `/projects/project-${middle}`,
    service: '/services/bridges',
    gallery: '/gallery',
    news: '/news',
    'news, last page': `/news?page=${Math.ceil((projects * 0.9) / 10)}`,
    'news of a category': '/news?category=notices',
    'news item': `/news/news-${middle}`,
    clients: '/about/clients',
    overview: '/about/overview',
    'call: 20 projects': '/api/v1/projects?limit=20',
    'call: facets': '/api/v1/projects/facets',
    'call: main projects': '/api/v1/projects?parent=none&limit=20',
    'call: parts of a project': '/api/v1/projects?parent=1&limit=20',
  }
  return Object.entries(named).map(([name, path]) => ({ name, path }))
}

function withCalls(api: ApiType, askPage: AskPage): AskPage {
  return async (path) => {
    if (!path.startsWith('/api/')) return askPage(path)
    const response = await api.request(path)
    if (response.status !== 200 && response.status !== 422) throw new Error(`${path} was answered ${response.status}`)
    return response.text()
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const begin = performance.now()
    await work()
    if (round >= WARM_UP) times.push(performance.now() - begin)
  }
  return median(times)
}

if (import.meta.main) {
  const measured = await measureGrowth()
  const pages = [...new Set(measured.map(({ page }) => page))]
  console.log(['page'.padEnd(28), ...SIZES.map((size) => `${size}`.padStart(9)), ' ms; statements'].join(''))
  for (const page of pages) {
    const own = measured.filter((one) => one.page === page)
    console.log(
      [
        page.padEnd(28),
        ...own.map((one) => one.median.toFixed(2).padStart(9)),
        '  ',
        own.map((one) => one.statements).join(' '),
      ].join(''),
    )
  }
}
