// @chunk shared
import { matchRoutes } from 'react-router'
import { EXTRA_ADDRESSES } from '../contract/addresses.ts'
import { splitLocale } from '../contract/page-locales.ts'
import type { Page } from './page.ts'
import { PAGES } from './routes.ts'

const files = import.meta.glob<Page>(['./routes/*.tsx', '../extras/*/site/pages/*.tsx'])

/** The file of each page, by its path. */
export const pageFiles: Record<string, string> = { ...PAGES }
for (const [name, { path, page = name }] of Object.entries(EXTRA_ADDRESSES))
  pageFiles[path] = Object.keys(files).find((file) => file.endsWith(`/pages/${page}.tsx`))!

// The product's build has neither this page nor the examples.
if (import.meta.env.DEV) {
  pageFiles['/dev/components/:component?'] = './dev/component-gallery.tsx'
  Object.assign(files, import.meta.glob<Page>('./dev/component-gallery.tsx'))
}

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
