import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const SHEET = '.css?inline&in-page'
const SCRIPT = '.js?raw&in-page'

/**
 * Marks a sheet or script that the server writes into the page itself: `import sheet from
 * './hero.css?inline&in-page'`, `import script from './opening-script.js?raw&in-page'`. The browser's build gets an
 * empty text for it, so that its bytes are not sent again inside the JavaScript. Scripts are minified for the server.
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
