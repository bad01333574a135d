import type { Plugin } from 'vite'
import { warn } from './warnings.ts'

const HELPER = 'vite/preload-helper'
const NAME = '__vitePreload'

/** Makes Vite's helper for `import()` a plain call: it waits for linked sheets, which the site does not have. */
export function importWithoutPreload(): Plugin {
  return {
    name: 'delivery:import-without-preload',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(HELPER)) return null
      const isKnown = /\bexport\b/.test(code) && code.includes(NAME)
      if (isKnown) return `export const ${NAME} = (load) => load()`
      warn("Vite's helper for import() has changed: it is not shortened")
      return null
    },
  }
}
