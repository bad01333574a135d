import { FILE_KINDS } from '../../../contract/documents/document-file.ts'
import { isPictureKey } from '../pictures/picture-address.ts'

export const DOCUMENTS_PATH = '/documents'

const NAME = new RegExp(`^[a-z0-9-]{1,80}\\.(?:${FILE_KINDS.join('|')})$`)

interface DocumentFile {
  key: string
  file_name: string
}

/** The address that texts link to. */
export function documentAddress({ key, file_name }: DocumentFile): string {
  return `${DOCUMENTS_PATH}/${key}/${file_name}`
}

/** The picture of its first page. */
export const firstPageAddress = (key: string): string => `${DOCUMENTS_PATH}/${key}/first-page.webp`

/** In the store. */
export function documentPath({ key, file_name }: DocumentFile): string {
  if (!isPictureKey(key) || !NAME.test(file_name)) throw new TypeError(`${key}/${file_name} is no document`)
  return `documents/${key}/${file_name}`
}

/** Undefined for all other text, so that none becomes part of a path. */
export function parseDocumentAddress(address: string): DocumentFile | undefined {
  const [empty, folder, key = '', name = '', ...rest] = address.split('/')
  const isOne = empty === '' && `/${folder}` === DOCUMENTS_PATH && rest.length === 0 && isPictureKey(key)
  return isOne && NAME.test(name) ? { key, file_name: name } : undefined
}
