import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** The staff screens are an application of their own: other pages, other packages, no rendering on the server. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  // The server fills the page in, also while developing: server/rendering/admin.ts.
  appType: 'custom',
  publicDir: false,
  cacheDir: resolve(import.meta.dirname, '../node_modules/.vite-admin'),
  // react-admin lives with React Router 7, the site with 8. npm lays several copies of 7 about; one of them is loaded.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: {
    outDir: resolve(import.meta.dirname, '../build/admin'),
    emptyOutDir: true,
    target: 'es2023',
    // By it a test knows what a screen loads.
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      // Shared by many screens, it comes in one file: in dozens of small ones the first list weighs 20 KB more (brotli).
      output: {
        codeSplitting: {
          groups: [
            // Fields in which one types and chooses come later.
            { name: 'screens', test: /node_modules(?!.*autocomplete)/i, minShareCount: 6 },
            { name: 'core', test: /\/admin\/core\//, minShareCount: 14 },
            { name: 'contract', test: /\/contract\//, minShareCount: 20 },
            // Read together.
            { name: 'help', test: /\/help(\/words)?\.ts$/ },
          ],
        },
      },
      // MUI marks its modules for frameworks that render on the server.
      onwarn: (warning, warn) => void (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning)),
    },
  },
})
