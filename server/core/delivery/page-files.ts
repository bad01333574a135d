import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { PageLocale } from '../../../contract/page-locales.ts'

/** In build/server: Vite's manifest of the browser's files for the pages of a language (scripts/build.ts). */
export const manifestFile = (locale: PageLocale): string => `files-${locale}.json`

interface Chunk {
  file: string
  imports?: string[]
}

/** The address of the module that takes a page over: the last of the files that a page begins with. */
const ENTRY = 'site/entry.client.tsx'

/** Vite's own server gives sources. */
export const DEVELOPMENT_FILES = ['/@vite/client', `/${ENTRY}`]

/** @param page its source, from site/, such as `./routes/home.tsx`. @returns addresses of files, each after those that it imports */
export type FilesOf = (page: string) => readonly string[]

/** Which files pages begin with, by Vite's manifest. */
export function createFilesOf(folder: string, locale: PageLocale): FilesOf {
  const manifest = JSON.parse(readFileSync(join(folder, manifestFile(locale)), 'utf8')) as Record<string, Chunk>
  const known = new Map<string, readonly string[]>()
  const find = (page: string) => {
    const found = new Set<string>()
    const add = (name: string) => {
      const chunk = manifest[name]
      if (!chunk || found.has(chunk.file)) return
      for (const imported of chunk.imports ?? []) add(imported)
      found.add(chunk.file)
    }
    add(posix.join('site', page))
    add(ENTRY)
    return Array.from(found, (file) => `/${file}`)
  }
  return (page) => {
    const files = known.get(page) ?? find(page)
    known.set(page, files)
    return files
  }
}
