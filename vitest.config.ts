import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import type { EngineName } from './scripts/engines.ts'
import { isPart, isQuick } from './test/scope.ts'

/** The built site in an engine other than Chromium's. The tests share one browser, so they run one after the other. */
const engine = (name: EngineName): TestProjectConfiguration => ({
  test: {
    name,
    include: ['{test,extras/*/test}/engines/**/*.spec.ts'],
    provide: { engine: name },
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
  },
})

/** Beside the sources, too. */
const UNITS = ['{test,extras/*/test}', '{admin,contract,server,site,extras/*/{contract,server,site,admin}}'].map(
  (folders) => `${folders}/**/*.test.{ts,tsx}`,
)

const filesThat = (say: RegExp) =>
  globSync(UNITS, { exclude: ['admin/node_modules'] }).filter((file) => say.test(readFileSync(file, 'utf8')))

/** They replace modules, or say at their head why they cannot share them with other files: `// Own modules: …`. */
const ISOLATED = filesThat(/vi\.mock\(|^\/\/ Own modules:/m)

/** Every night alone: what stops, restarts and kills servers, and what needs nginx. Before a change lands: `// Before landing: …`. */
const LEFT_OUT = [
  ...(isPart ? ['{test,extras/*/test}/**/*-drill.test.ts'] : []),
  ...(isQuick ? filesThat(/^\/\/ Before landing:/m) : []),
]

/** Tests open real stores, make real pictures and wait for real mails, perhaps on a machine that is very busy. */
const BUSY = 180_000

const unit = (name: string, include: string[], exclude: string[], isolate: boolean): TestProjectConfiguration => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, '**/test/built/**', ...LEFT_OUT, ...exclude],
    isolate,
    // Vitest leaves one core to whoever watches.
    maxWorkers: '100%',
    globalSetup: ['test/share-templates.ts'],
    // A program registers its features; files with modules of their own do it where they need to.
    setupFiles: ['test/cached-scrypt.ts', ...(isolate ? [] : ['server/features.ts'])],
    testTimeout: BUSY,
    hookTimeout: BUSY,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})

// Own configuration, so that React Router's Vite plugin, which is made for a whole site, stays out of the tests.
// Browser tests (test/browser/*.spec.ts) belong to Playwright.
export default defineConfig({
  test: {
    projects: [
      // Its files share the modules of their worker: to load the server for each took half of the time.
      unit('unit', UNITS, ISOLATED, false),
      unit('isolated', ISOLATED, [], true),
      {
        // Looks at what `npm run build` made, beside the unit tests: scripts/test/stages.ts.
        test: {
          name: 'build',
          include: ['{test,extras/*/test}/built/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LEFT_OUT],
          globalSetup: ['test/share-templates.ts'],
          testTimeout: BUSY,
          hookTimeout: BUSY,
        },
      },
      engine('firefox'),
      engine('webkit'),
    ],
  },
})
