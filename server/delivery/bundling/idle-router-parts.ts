import type { Plugin } from 'vite'
import { warn } from './warnings.ts'

/** Unused files of React Router, with substitutes for those exports that are called all the same. */
const IDLE_PARTS: Record<string, Record<string, string>> = {
  // `routeDiscovery` is 'initial' (react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: 'undefined',
    getManifestPath: 'undefined',
    getPartialManifest: 'undefined',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: 'undefined',
    handleClientVersionMismatch: 'undefined',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => undefined',
  },
  // `HydratedRouter` gets no `instrumentations` (site/entry.client.tsx).
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: 'undefined',
    instrumentClientSideRouter: 'undefined',
    instrumentHandler: 'undefined',
    instrumentationResultMetaContext: 'undefined',
  },
}

/** Empties those files in the browser's build, except one that has moved or changed its exports. */
export function dropIdleRouterParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'delivery:idle-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = Object.keys(IDLE_PARTS).find((name) => id.endsWith(`/react-router/dist/production/${name}`))
      if (!part) return null
      found.add(part)
      const emptied = emptyPart(part, code)
      if (emptied === undefined) warn(`${part} of React Router has other exports than are known: browsers fetch it`)
      return emptied ?? null
    },
    buildEnd(error) {
      const missing = Object.keys(IDLE_PARTS).filter((part) => !found.has(part))
      if (error || missing.length === 0) return
      warn(`React Router has no file ${missing.join(', ')}: browsers fetch what took its place`)
    },
  }
}

/** Undefined if the file does not export exactly what is known. */
export function emptyPart(part: string, code: string): string | undefined {
  const exports = IDLE_PARTS[part] ?? {}
  const names = namesExportedAtEnd(code)
  if (names.toSorted().join() !== Object.keys(exports).toSorted().join()) return undefined
  return names.map((name) => `export const ${name} = ${exports[name]}`).join('\n')
}

function namesExportedAtEnd(code: string): string[] {
  const start = code.lastIndexOf('export {')
  const list = start < 0 ? '' : code.slice(start + 'export {'.length).trim()
  return list.endsWith('};')
    ? list
        .slice(0, -2)
        .split(',')
        .map((name) => name.trim())
    : []
}
