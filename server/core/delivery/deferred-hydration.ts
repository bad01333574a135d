import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { HYDRATION_PARAMETER, HYDRATION_PATH } from './cache-key.ts'

export interface Hydration {
  /** A module with what the page was rendered from, which imports the page's files and lets them take over. */
  module: string
  /** Hash of the module. */
  name: string
}

/** @param files their addresses; the last exports `begin` @param state becomes JSON */
export function createHydration(files: readonly string[], state: unknown): Hydration {
  const module = hydrationModule(files, JSON.stringify(state))
  return { module, name: createHash('sha256').update(module).digest('base64url').slice(0, 16) }
}

/** Fetches all files at once, and runs each in its own task, between which a phone reacts to touches. */
function hydrationModule(files: readonly string[], state: string): string {
  return [
    `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`,
    `for (const file of ${JSON.stringify(files.slice(0, -1))}) { await import(file); await new Promise((resolve) => setTimeout(resolve)); }`,
    `const { begin } = await import(${JSON.stringify(files.at(-1))});`,
    // It may stand in a page.
    `await begin(${state.replaceAll('<', String.raw`\u003c`)});`,
  ].join('\n')
}

export function hydrationAddress(url: URL, name: string): string {
  const query = new URLSearchParams(url.search)
  query.set(HYDRATION_PARAMETER, name)
  return `${HYDRATION_PATH}${url.pathname}?${query}`
}

export function pageOfHydration(url: URL): { page: URL; name: string } {
  const page = new URL(url)
  page.pathname = url.pathname.slice(HYDRATION_PATH.length) || '/'
  const name = page.searchParams.get(HYDRATION_PARAMETER) ?? ''
  page.searchParams.delete(HYDRATION_PARAMETER)
  return { page, name }
}

/** In characters. */
const MAX_LENGTH = 4 * 1024 * 1024

/** The latest hydration modules, for browsers that have their pages already. */
export const createHydrations = () =>
  new LRUCache<string, string>({
    maxSize: MAX_LENGTH,
    sizeCalculation: (module, name) => module.length + name.length,
  })
export type Hydrations = ReturnType<typeof createHydrations>
