// @chunk shared
import { matchRoutes } from 'react-router'
import { EXTRA_ADDRESSES } from '../contract/addresses.ts'
import { splitLocale } from '../contract/page-locales.ts'
import type { Page } from './page.ts'
import { PAGES } from './routes.ts'

/** The product's build has neither this page nor the examples. */
const DEVELOPMENT: Record<string, string> = import.meta.env.DEV
  ? { '/dev/components/:component?': './dev/component-gallery.tsx' }
  : {}

const files = {
  ...import.meta.glob<Page>(['./routes/*.tsx', '../extras/*/site/pages/*.tsx']),
  ...(import.meta.env.DEV ? import.meta.glob<Page>('./dev/component-gallery.tsx') : {}),
}
const ofExtras = Object.values(EXTRA_ADDRESSES).map(({ path, page }) => [path, `../extras/${page}.tsx`])

/** The file of each page, by its path. */
export const pageFiles: Readonly<Record<string, string>> = { ...PAGES, ...Object.fromEntries(ofExtras), ...DEVELOPMENT }

const paths = Object.keys(pageFiles).flatMap((path) => (path === '*' ? [] : [{ path }]))

const imported = new Map<string, Promise<Page>>()
const arrived = new Set<string>()

/** @param path a key of `pageFiles` @throws if the code cannot be fetched; the next call tries again */
export function importPage(path: string): Promise<Page> {
  const known = imported.get(path)
  if (known) return known
  const page = files[pageFiles[path] ?? '']!()
  imported.set(path, page)
  page.then(
    () => arrived.add(path),
    () => imported.delete(path),
  )
  return page
}

/** Whether the code of a page is there: what is on its way may still fail. */
export const isImported = (path: string): boolean => arrived.has(path)

/** The page of an address: a key of `pageFiles`, with the values in the address. Undefined where there is none. */
export function findPage({ pathname }: URL) {
  const [match] = matchRoutes(paths, splitLocale(pathname).path) ?? []
  return match && { path: match.route.path, params: match.params }
}
