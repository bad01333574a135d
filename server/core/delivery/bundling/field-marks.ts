import type { Plugin } from 'vite'

/** Leaves `data-field` out of the browser's build: only the server writes it, into previews. */
export function fieldMarks(): Plugin {
  return {
    name: 'delivery:field-marks',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !/\/site\/.*\.tsx$/.test(id) || !code.includes(' data-field='))
        return null
      return { code: code.replaceAll(/ data-field=(?:"\w+"|\{[^{}]+\})/g, ''), map: null }
    },
  }
}
