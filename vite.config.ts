import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { delivery } from './server/delivery/vite/plugins.ts'

export default defineConfig(({ command }) => ({
  plugins: [delivery(), reactRouter()],
  // Found at the start: one that Vite finds later, behind an import at run time, has it load the page anew.
  optimizeDeps: { entries: ['site/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: false },
  environments: {
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
