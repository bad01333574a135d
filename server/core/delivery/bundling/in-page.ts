import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const SHEET = '.css?inline&in-page'
const SCRIPT = '.js?raw&in-page'

/**
 * Gives the browser's build an empty text for a sheet or script that the server writes into the page:
 * `import sheet from './hero.css?inline&in-page'`, `import script from './opening-script.js?raw&in-page'`.
 */
export function inPage(): Plugin {
  return {
    name: 'delivery:in-page',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const isBrowser = this.environment.name === 'client'
      if (id.endsWith(SHEET)) return isBrowser ? '' : null
      if (!id.endsWith(SCRIPT)) return null
      if (isBrowser) return `export default ''`
      const file = id.slice(0, id.lastIndexOf('?'))
      this.addWatchFile(file)
      const { code } = minifySync(file, readFileSync(file, 'utf8'), { module: false })
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}
