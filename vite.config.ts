import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'

/**
 * The sheet of the whole site stands in the page itself, put there by the server. The browser's build gets an empty text
 * for it, so that its bytes are not sent a second time inside the JavaScript.
 */
function inlinedStylesStayOnTheServer(): Plugin {
  return {
    name: 'inlined-styles-stay-on-the-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return id.endsWith('/styles/index.css?inline') ? '' : null
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
      const { code } = minifySync(file, readFileSync(file, 'utf8'), { module: true, mangle: { toplevel: true } })
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}

/** Components that home does without. */
const READING = '(about|form|page-heading|pagination|reading-page|rich-text|section-navigation|service)'

export default defineConfig(({ command }) => ({
  plugins: [inlinedStylesStayOnTheServer(), inlinedScriptsStayOnTheServer(), reactRouter()],
  // Found at the start: one that Vite finds later, behind an import at run time, has it load the page anew.
  optimizeDeps: { entries: ['site/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // One file for what every page needs, and one for what the pages to read have in common and home has not:
              // fewer requests, and it compresses better than a dozen small ones.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'shared', test: new RegExp(`/site/(?!ui/${READING}/)`), minShareCount: 3 },
                { name: 'reading', test: new RegExp(`/site/ui/${READING}/`), minShareCount: 3 },
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
