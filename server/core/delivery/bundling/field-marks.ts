import type { Plugin } from 'vite'

/** Leaves `data-field` out of the browser's code: only the server writes it, into previews (server/rendering/pages.ts). */
export function fieldMarks(): Plugin {
  return {
    name: 'delivery:field-marks',
    enforce: 'pre',
    transform(code, id) {
      const isOfSite = id.includes('/site/') && id.endsWith('.tsx')
      if (this.environment.name !== 'client' || !isOfSite) return null
      return { code: code.replaceAll(/ data-field=(?:"\w+"|\{[^{}]+\})/g, ''), map: null }
    },
  }
}
