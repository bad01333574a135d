import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import type { EngineName } from './scripts/engines.ts'

/** The built site in an engine other than Chromium's. The tests share one browser, so they run one after the other. */
const engine = (name: EngineName): TestProjectConfiguration => ({
  test: {
    name,
    include: ['test/engines/**/*.spec.ts'],
    provide: { engine: name },
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
  },
})

// Own configuration, so that React Router's Vite plugin, which is made for a whole site, stays out of the tests.
// Browser tests (test/browser/*.spec.ts) belong to Playwright.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{admin,contract,server,site,test}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'test/built/**'],
          // Vitest leaves one core to whoever watches.
          maxWorkers: '100%',
          globalSetup: ['test/share-templates.ts'],
          setupFiles: ['test/cached-scrypt.ts'],
          // Tests open real stores, make real pictures and wait for real mails, perhaps on a machine that is busy.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Looks at what `npm run build` made, beside the unit tests: scripts/test/stages.ts.
        test: {
          name: 'build',
          include: ['test/built/**/*.test.ts'],
          globalSetup: ['test/share-templates.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      engine('firefox'),
      engine('webkit'),
    ],
  },
})
