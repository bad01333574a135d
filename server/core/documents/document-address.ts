import { isPictureKey } from '../pictures/picture-address.ts'

export const DOCUMENTS_PATH = '/documents'
/** As large as the smallest cache of a bucket (MEDIA_CACHE_MB), which holds whole files. */
export const DOCUMENT_BYTES = 50_000_000

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
} as const
export type DocumentKind = keyof typeof MEDIA_TYPES

const NAME = /^[a-z0-9-]{1,80}\.(?:pdf|docx|xlsx)$/

interface DocumentFile {
  key: string
  file_name: string
}

/** What texts link to. */
export function documentAddress({ key, file_name }: DocumentFile): string {
  return `${DOCUMENTS_PATH}/${key}/${file_name}`
}

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

/** By the ending of any name or path; the contents may be another. */
export function documentKindOf(name: string): DocumentKind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(MEDIA_TYPES, ending) ? (ending as DocumentKind) : undefined
}

export function documentTypeOf(kind: DocumentKind): string {
  return MEDIA_TYPES[kind]
}
