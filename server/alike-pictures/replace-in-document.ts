import { fieldsOf, type Kind } from '../../contract/kinds/kind.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { withPictures } from '../core/content/picture-numbers.ts'
import { PICTURES_PATH } from '../core/pictures/picture-address.ts'

/** What replaces what. */
export interface Replacement {
  kept: { id: number; address: string }
  replaced: { ids: ReadonlySet<number>; keys: ReadonlySet<string> }
}

const ADDRESS = new RegExp(`${PICTURES_PATH}/([0-9a-f]{16})/[\\w.-]+`, 'g')

/** The document with the kept picture in its fields and blocks, and in the texts that show pictures by their addresses. */
export function replaceInDocument(kind: Kind, document: ContentDocument, change: Replacement): ContentDocument {
  const { kept, replaced } = change
  const text = JSON.stringify(document).replaceAll(ADDRESS, (address, key: string) =>
    replaced.keys.has(key) ? kept.address : address,
  )
  const written = JSON.parse(text) as ContentDocument
  const choose = (id: unknown) => (replaced.ids.has(id as number) ? kept.id : id)
  return { ...written, ...withPictures(Object.fromEntries(fieldsOf(kind)), written, choose) }
}
