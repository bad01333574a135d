import type { Publication } from '../../../contract/publications/publication.ts'
import type { FileFacts } from './file-facts.tsx'

export type Download = Pick<Publication, 'slug' | 'title' | 'locale'> & { file: FileFacts | null }

/** As pages show them; undefined for none, so that nothing is sent. */
export function toDownloads(publications: Publication[]): Download[] | undefined {
  if (publications.length === 0) return undefined
  return publications.map(({ slug, title, locale, document }) => ({
    slug,
    title,
    locale,
    file: document && { type: document.type, bytes: document.bytes, pages: document.pages },
  }))
}
