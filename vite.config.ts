import { defineConfig } from 'vite'
import { toPageLocale } from './contract/page-locales.ts'
import { fieldMarks, delivery } from './server/core/delivery/bundling/plugins.ts'

/** Lightning CSS's LightDark and Selectors: lowered for browsers that the scripts exclude, they take bytes of every page. */
const NOT_LOWERED = 1_048_576 | 31
const SCHEMA_PACKAGES = /node_modules\/(zod|@hono\/zod-openapi|@asteasolutions\/zod-to-openapi)\//

/** The component gallery is a build in development mode, for React's warnings (scripts/build.ts). */
const isProduct = process.env['NODE_ENV'] !== 'development'

/** Browsers have files for each language, with its texts alone (scripts/build.ts). */
const locale = toPageLocale(process.env['SITE_LOCALE'])

export default defineConfig(({ command }) => ({
  plugins: [fieldMarks(), isProduct && delivery(locale)],
  appType: 'custom',
  css: { lightningcss: { exclude: NOT_LOWERED } },
  // A dependency found later, behind an import at run time, makes Vite reload the page.
  optimizeDeps: { entries: ['{site,extras/*/site}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
    minify: isProduct,
  },
  environments: {
    client: {
      build: {
        // Which files a page begins with: server/core/delivery/page-files.ts.
        manifest: true,
        rollupOptions: { input: './site/entry.client.tsx', preserveEntrySignatures: 'exports-only' },
      },
    },
    ssr: {
      // The whole server is bundled: it starts in a third of the time and with two thirds of the memory of its source files.
      // Packages with native code, and rarely needed ones, stay outside.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify(isProduct ? 'production' : 'development') },
        resolve: { noExternal: true, external: ['better-auth', 'pg', 'parse5', 'sharp'] },
      }),
      build: {
        copyPublicDir: false,
        // Files that pages name and no script does; scripts/build.ts puts them beside the browser's.
        emitAssets: true,
        rollupOptions: {
          input: './server/main.ts',
          // zod-openapi extends zod when it is loaded, which must be before any schema is created in any chunk.
          output: {
            entryFileNames: 'index.js',
            codeSplitting: { groups: [{ name: 'schemas', test: SCHEMA_PACKAGES }] },
          },
        },
      },
    },
  },
}))
