import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'

/** The sheet of the whole site, those of components that only home has (site/routes/home-sheets.ts), and that of previews. */
const PAGE_SHEETS = /\/(styles\/index|preview\/preview-bar|ui\/(discipline\/discipline|hero\/hero|partner-list\/partner-list|quote\/quote))\.css\?inline$/

/**
 * They stand in the page itself, put there by the server. The browser's build gets an empty text for them, so that their
 * bytes are not sent a second time inside the JavaScript.
 */
function inlinedStylesStayOnTheServer(): Plugin {
  return {
    name: 'inlined-styles-stay-on-the-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return PAGE_SHEETS.test(id) ? '' : null
    },
  }
}

/** Scripts that the server puts into the pages themselves are made small, and are none of the browser's modules. */
function inlinedScriptsStayOnTheServer(): Plugin {
  return {
    name: 'inlined-scripts-stay-on-the-server',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!id.endsWith('-script.js?raw')) return null
      if (this.environment.name === 'client') return `export default ''`
      const file = id.slice(0, -'?raw'.length)
      this.addWatchFile(file)
      const { code } = minifySync(file, readFileSync(file, 'utf8'), { module: false })
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}

/** Vite's helper for `import()` waits for sheets that a module brings with it; ours stand in the modules themselves. */
function importWithoutSheets(): Plugin {
  return {
    name: 'import-without-sheets',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
  }
}

/** Parts of React Router that this site does not turn on, and what their functions then do: nothing. */
const IDLE_PARTS: Record<string, Record<string, string>> = {
  // `routeDiscovery` is 'initial' (react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => undefined',
  },
  // `HydratedRouter` gets no `instrumentations` (site/entry.client.tsx).
  'lib/router/instrumentation.js': { consumeInstrumentationClientResultMetaReceiver: '() => undefined' },
}

/** Browsers need not fetch them. When a new version has moved one, the build fails. */
function routerWithoutIdleParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'router-without-idle-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = Object.keys(IDLE_PARTS).find((name) => id.endsWith(`/react-router/dist/production/${name}`))
      if (!part) return null
      found.add(part)
      const names = /export \{([^}]*)\};\s*$/.exec(code)?.[1]?.split(',') ?? []
      return names.map((name) => `export const ${name} = ${IDLE_PARTS[part]?.[name.trim()] ?? 'undefined'}`).join('\n')
    },
    buildEnd(error) {
      const missing = Object.keys(IDLE_PARTS).filter((part) => !found.has(part))
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(', no ')} any more: see vite.config.ts`)
    },
  }
}

/** What every page has beside React, or only home: one file, because home is where most begin. */
const SHARED = [
  'site/(root[.]tsx|api/api-error[.]ts)',
  'site/(dates|failed-load|load|meta|paths|server-context|service-menu|site-data)[.]ts',
  'site/outbox/(resume-outbox|waiting-flag)[.]ts',
  'site/preview/',
  'site/ui/(card|contours|error-page/error-page|loading|nepal-map/(late-nepal-map|nepal-map-sheet|map-data)|notice|page-change|picture)',
  'site/ui/(toast/toast[.]ts|mark|section|site-footer|site-header/(?!arrow-keys)|status|styles|title-block)',
  'contract/picture-variants',
].join('|')

export default defineConfig(({ command }) => ({
  plugins: [inlinedStylesStayOnTheServer(), inlinedScriptsStayOnTheServer(), importWithoutSheets(), routerWithoutIdleParts(), reactRouter()],
  // Found at the start: one that Vite finds later, behind an import at run time, has it load the page anew.
  optimizeDeps: { entries: ['site/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // One file for what every page needs, and one for what the pages to read have in common and home has not: fewer requests, and it compresses better than a
              // dozen small ones.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper|rolldown\/runtime/ },
                { name: 'shared', test: new RegExp(`/(${SHARED})`) },
                { name: 'home', test: /\/site\/(routes\/home|ui\/(discipline|hero|partner-list|quote)\/[\w-]+)[.]tsx/ },
                { name: 'reading', test: /\/site\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The whole server in one file: it starts in a third of the time and with two thirds of the memory that its many
      // small source files need. Only what brings native code, or is rarely needed, stays a package of its own.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true, external: ['better-auth', 'pg', 'sanitize-html', 'sharp'] },
      }),
      build: {
        rollupOptions: {
          input: './server/main.ts',
          // What the API's description needs of zod is added to zod when this package is loaded: before any schema is made, also
          // those in files that are loaded first because something rarely needed shares them.
          output: { codeSplitting: { groups: [{ name: 'schemas', test: /node_modules\/(zod|@hono\/zod-openapi|@asteasolutions\/zod-to-openapi)\// }] } },
        },
      },
    },
  },
}))
