import type { Kind } from '../../../contract/kinds/kind.ts'
import type { ContentDocument } from './kind.ts'

/** Where visitors see an item: on its own page, or on the one that it shares. */
export const pathOf = (kind: Kind, document: ContentDocument): string | undefined =>
  hasPage(kind, document) ? kind.path?.replace(':slug', document.slug ?? '') : kind.sharedPath

/** The addresses that depend on the slug of this item. */
export const addressesOf = (kind: Kind, document: ContentDocument, id: number): Map<string, number> =>
  new Map(kind.path?.endsWith('/:slug') && hasPage(kind, document) ? [[pathOf(kind, document)!, id]] : [])

const hasPage = ({ pageConsent }: Kind, document: ContentDocument): boolean =>
  pageConsent === undefined || Boolean(document[pageConsent])
