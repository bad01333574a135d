import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\//
const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm
const CHECKS = /^(?=function (?:invariant|warning|warnOnce|warningOnce)\()/gm
const INSTRUMENTATION = /init\.instrumentations(?=\))|(?<== )consumeInstrumentation\w+\(router\)/g
const MADE_BY_REACT = /(?<= = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/g
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Leaves out what no page uses: components of React Router, which their names for developers' tools alone keep; its checks
 * that tell developers of a wrong call, and its instrumentation, which nothing here asks for; and Vite's fetching of a
 * chunk's sheets, which stand in pages here.
 */
export function unusedParts(): Plugin {
  return {
    name: 'delivery:unused-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : null),
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replaceAll(DISPLAY_NAME, '')
          .replaceAll(MADE_BY_REACT, '/* @__PURE__ */ ')
          .replaceAll(CHECKS, '/* @__NO_SIDE_EFFECTS__ */ ')
          .replaceAll(INSTRUMENTATION, 'undefined'),
        map: null,
      }),
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if ('viteMetadata' in chunk && chunk.viteMetadata && chunk.viteMetadata.importedCss.size > 0)
          this.error(`${chunk.fileName} has a sheet of its own, which nothing fetches: import it with ?inline`)
    },
  }
}
