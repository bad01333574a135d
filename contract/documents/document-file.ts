/** Without zod, so that screens can use them. */

/** As large as the smallest cache of a bucket (MEDIA_CACHE_MB), which holds whole files. */
export const DOCUMENT_BYTES = 50_000_000

const OFFICE = 'application/vnd.openxmlformats-officedocument'
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
} as const
export type DocumentKind = keyof typeof DOCUMENT_TYPES
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_TYPES) as DocumentKind[]

/** Parts of pages, which are no publications: a video and its captions. */
export const FILE_TYPES = { ...DOCUMENT_TYPES, mp4: 'video/mp4', vtt: 'text/vtt' } as const
export type FileKind = keyof typeof FILE_TYPES
export const FILE_KINDS = Object.keys(FILE_TYPES) as FileKind[]

const OTHER_BOUNDS: Partial<Record<FileKind, number>> = { mp4: 100_000_000, vtt: 1_000_000 }
/** The bytes that a file may have. */
export const mostBytes = (kind: FileKind | undefined): number => (kind && OTHER_BOUNDS[kind]) ?? DOCUMENT_BYTES

/** Files that strangers may attach: pictures as they are, because they are shown nowhere. */
export const ATTACHMENT_TYPES = {
  pdf: DOCUMENT_TYPES.pdf,
  docx: DOCUMENT_TYPES.docx,
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} as const
export type AttachmentKind = keyof typeof ATTACHMENT_TYPES

/** By the ending of any name or path; the contents may be another. */
export function fileKindOf(name: string): FileKind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return FILE_KINDS.find((kind) => kind === ending)
}

/** Of documents alone. */
export function documentKindOf(name: string): DocumentKind | undefined {
  return DOCUMENT_KINDS.find((kind) => kind === fileKindOf(name))
}
