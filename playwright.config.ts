import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/chromium.ts'
import { createDatabase } from './scripts/create-database.ts'
import { freePort } from './scripts/free-port.ts'
import { temporaryFolder } from './scripts/temporary-folder.ts'
import { copySample, loadSample } from './test/browser/sample-folder.ts'
import { EXTRAS } from './test/extras.ts'
import { isPart, isQuick } from './test/scope.ts'

/*
 * Browser tests run against the built server with a store of their own. `npm test` builds, finds Chromium and sets the
 * variables; `npx playwright test` alone takes the build that is there and finds the rest by itself.
 *
 * Which test runs where is said by tags in its title or details:
 *   no tag         on the desktop
 *   @phone         also on the phone         @phone-only   on the phone and nowhere else
 *   @nojs          also without JavaScript   @nojs-only    without JavaScript and nowhere else
 *
 * `npm run test:all` runs each test wherever it can run, and so does `npx playwright test`. Before a change lands each runs
 * once: without JavaScript where it works without it, for that is the same HTML, else on the desktop; and then
 *   @all           nowhere                   @each         wherever it can run
 * Of these, `npm test` runs the tests with @quick: of each file, what it is there for.
 *
 * The examples of the components have a build and a server of their own; it is built where it is not fresh.
 * What staff do changes the content that other tests read: it has a server with a store of its own, and the whole story is
 * told once more on Postgres, where TEST_DATABASE_URL names one.
 */

// Playwright reads this file in each of its processes; what is set here is inherited, so that it is done once.
process.env['CHROMIUM_PATH'] ??= await findTestBrowser()
process.env['BROWSER_TEST_PORT'] ??= '4173'
process.env['COMPONENT_TEST_PORT'] ??= String(await freePort())
process.env['BROWSER_TEST_DATA_DIR'] ??= temporaryFolder('browser-test-data').path
if (!process.env['BROWSER_TEST_DATA_READY']) {
  process.env['BROWSER_TEST_DATA_READY'] = '1'
  await loadSample()
  copySample(process.env['BROWSER_TEST_DATA_DIR'])
}

process.env['COMPONENT_TEST_DATA_DIR'] ??= makeDataFolder('components')
process.env['STAFF_TEST_PORT'] ??= String(await freePort())
process.env['STAFF_TEST_DATA_DIR'] ??= makeDataFolder('staff')
if (process.env['TEST_DATABASE_URL'] && !isPart) {
  process.env['STAFF_POSTGRES_PORT'] ??= String(await freePort())
  process.env['STAFF_POSTGRES_DATA_DIR'] ??= makeDataFolder('staff-postgres')
  process.env['STAFF_POSTGRES_URL'] ??= await createDatabase(process.env['TEST_DATABASE_URL'])
}

/** Not in a project: what is for another alone, and what a quick run has elsewhere or leaves out. */
const notOnDesktop = isPart ? /@(phone|nojs)-only\b|@nojs\b(?!.*@each\b)/ : /@(phone|nojs)-only\b/
const notOnPhone = isPart ? /^(?!.*@(phone-only|each)\b)/ : /^$/
const nowhere = [...(isPart ? [/@all\b/] : []), ...(isQuick ? [/^(?!.*@quick\b)/] : [])]

const originOf = (port: string | undefined) => `http://127.0.0.1:${port}`
const origin = originOf(process.env['BROWSER_TEST_PORT'])
const staffOrigin = originOf(process.env['STAFF_TEST_PORT'])
const postgresOrigin = originOf(process.env['STAFF_POSTGRES_PORT'])
const componentOrigin = `http://127.0.0.1:${process.env['COMPONENT_TEST_PORT']}`
const COMPONENT_TESTS = '**/components.spec.ts'
const STAFF_TESTS = '**/admin-*.spec.ts'
const STAFF_STORY = '**/admin-story.spec.ts'

/** Whatever the developer has set for other work stays out: empty counts as unset. */
const settings = {
  HOST: '127.0.0.1',
  DATA_DIR: process.env['BROWSER_TEST_DATA_DIR'],
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  ENQUIRIES_TO: '',
  ENQUIRIES_LOCALE: '',
  ENQUIRIES_ACKNOWLEDGE: '',
  ENQUIRIES_PER_ADDRESS: '0',
  ENQUIRIES_PER_HOUR: '0',
  TRUSTED_PROXIES: '',
  PUBLIC_URL: '',
  MEDIA_BASE_URL: '',
  SAMPLE_CONTENT: '1',
  // More than a hundred drawings beside the tests, which look at none.
  APP_SECRET: '',
}
const environmentOfExtras: Record<string, string> = Object.assign({}, ...EXTRAS.map(({ environment }) => environment))
const server = {
  timeout: 180_000,
  // A server that happens to be there has other content.
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const

export default defineConfig({
  testDir: '.',
  testMatch: ['test/browser/*.spec.ts', 'extras/*/test/*.spec.ts'],
  outputDir: './test-results',
  grepInvert: nowhere,
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // A flaky test fails the run. The bounds are wide instead, for machines that are busy.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: origin,
    trace: 'off',
    // Requests of a service worker pass by the routes of a test; offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        // Chromium's sandbox does not work for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Without these, Chromium asks for hosts of its maker at every start.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for seconds: optimizing its code costs a fifth more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [COMPONENT_TESTS, STAFF_TESTS],
      grepInvert: [notOnDesktop, ...nowhere],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone\b/,
      grepInvert: [notOnPhone, ...nowhere],
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    {
      name: 'no-javascript',
      grep: /@nojs\b/,
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
    { name: 'staff', testMatch: STAFF_TESTS, use: { baseURL: staffOrigin, viewport: { width: 1280, height: 800 } } },
    ...(process.env['STAFF_POSTGRES_URL']
      ? [
          {
            name: 'staff-postgres',
            testMatch: STAFF_STORY,
            use: { baseURL: postgresOrigin, viewport: { width: 1280, height: 800 } },
          },
        ]
      : []),
    { name: 'components', testMatch: COMPONENT_TESTS, use: { baseURL: componentOrigin } },
  ],
  // One after the other: the first has loaded the content when the second begins.
  webServer: [
    {
      ...server,
      command: `"${process.execPath}" build/server/index.js`,
      url: `${origin}/`,
      env: { ...settings, NODE_ENV: 'production', PORT: process.env['BROWSER_TEST_PORT'] },
    },
    ...(isQuick
      ? []
      : [
          {
            ...server,
            command: `"${process.execPath}" scripts/setup.cjs --gallery -- .component-gallery/build/server/index.js`,
            url: `${componentOrigin}/dev/components`,
            env: {
              ...settings,
              NODE_ENV: 'production',
              PORT: process.env['COMPONENT_TEST_PORT'],
              // Two servers cannot share a SQLite store.
              DATA_DIR: process.env['COMPONENT_TEST_DATA_DIR'],
            },
          },
        ]),
    staffServer(staffOrigin, {
      PORT: process.env['STAFF_TEST_PORT']!,
      DATA_DIR: process.env['STAFF_TEST_DATA_DIR'],
      BACKUP_DIR: join(process.env['STAFF_TEST_DATA_DIR'], 'backups'),
    }),
    ...(process.env['STAFF_POSTGRES_URL']
      ? [
          staffServer(postgresOrigin, {
            PORT: process.env['STAFF_POSTGRES_PORT']!,
            DATA_DIR: process.env['STAFF_POSTGRES_DATA_DIR']!,
            DATABASE_URL: process.env['STAFF_POSTGRES_URL'],
          }),
        ]
      : []),
  ],
})

/** Behind a proxy, as far as it knows: so each test signs in from an address of its own, and none uses up another's tries. */
function staffServer(url: string, own: Record<string, string>) {
  return {
    ...server,
    command: `"${process.execPath}" build/server/index.js`,
    url: `${url}/`,
    env: { ...settings, NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1', ...environmentOfExtras, ...own },
  }
}

function makeDataFolder(name: string): string {
  const folder = join(process.env['BROWSER_TEST_DATA_DIR']!, name)
  copySample(folder)
  return folder
}
