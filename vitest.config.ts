import { configDefaults, defineConfig } from 'vitest/config'

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
          setupFiles: ['test/cached-scrypt.ts'],
          // Tests open real stores, make real pictures and wait for real mails, perhaps on a machine that is busy.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Looks at what `npm run build` made, beside the unit tests: scripts/test/stages.ts.
        test: { name: 'build', include: ['test/built/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
      },
    ],
  },
})
