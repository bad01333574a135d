import { matchPath } from 'react-router'
import { splitLocale } from '../../../contract/page-locales.ts'
import type { Load } from '../../../site/load.ts'

interface ManifestRoute {
  path?: string | undefined
  index?: boolean | undefined
  module: string
}

export interface PageModule {
  module: string
  params: Record<string, string | undefined>
}

const fetched = new Set<string>()

/** Finds an address in React Router's private list of routes; undefined leaves the link to React Router. */
export function findPage(
  { pathname }: URL,
  manifest: unknown = Reflect.get(window, '__reactRouterManifest'),
): PageModule | undefined {
  const routes = readRoutes(manifest)?.filter(({ path }) => path !== '*') ?? []
  // Like React Router: addresses without parameters first.
  const parameters = ({ path }: ManifestRoute) => (path ?? '').split(':').length
  for (const route of routes.toSorted((a, b) => parameters(a) - parameters(b))) {
    const match = route.index || route.path ? matchPath(`/${route.path ?? ''}`, splitLocale(pathname).path) : null
    if (match) return { module: route.module, params: match.params }
  }
  return undefined
}

/** Undefined for a list in another format. */
export function readRoutes(manifest: unknown): ManifestRoute[] | undefined {
  const { routes } = (manifest ?? {}) as { routes?: unknown }
  if (typeof routes !== 'object' || routes === null) return undefined
  const list = Object.values(routes) as unknown[]
  return list.length > 0 && list.every(isRoute) ? list : undefined
}

function isRoute(value: unknown): value is ManifestRoute {
  const { path, module } = (value ?? {}) as { path?: unknown; module?: unknown }
  return typeof module === 'string' && (path === undefined || typeof path === 'string')
}

export const isFetched = ({ module }: PageModule): boolean => fetched.has(module)

export async function fetchCode({ module }: PageModule): Promise<{ clientLoader?: { load?: Load<unknown> } }> {
  const code = await import(/* @vite-ignore */ module)
  fetched.add(module)
  return code
}
