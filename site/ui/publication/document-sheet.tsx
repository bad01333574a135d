import type { DocumentFile } from '../../../contract/documents/document.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'
import { numbers } from '../../numbers.words.ts'

interface DocumentSheetProps {
  document: DocumentFile | null
  title: string
  isLarge?: boolean
}

/** The first page of a document, or its outline with its type where there is no picture of it. */
export function DocumentSheet({ document, title, isLarge = false }: DocumentSheetProps) {
  const t = useWords(words)
  const className = isLarge ? 'document-sheet document-sheet--large' : 'document-sheet'
  if (document?.firstPage) {
    const { url, width, height } = document.firstPage
    return (
      <img
        className={`${className} document-sheet--page`}
        src={url}
        alt={t.firstPage(title)}
        width={width}
        height={height}
        loading={isLarge ? undefined : 'lazy'}
      />
    )
  }
  return (
    <span className={className} aria-hidden="true">
      <span className="document-sheet__type">{document?.type.toUpperCase()}</span>
      {isLarge && <span className="document-sheet__title">{title}</span>}
      <span className="document-sheet__lines" />
    </span>
  )
}

export type FileFacts = Pick<DocumentFile, 'type' | 'bytes' | 'pages'>

/** Below 1 MB in kB, so that no size is 0. */
function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}

/** 'PDF, 2.4 MB, 18 pages' */
export function useFileFacts(): (file: FileFacts) => string {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  return ({ type, bytes, pages }) =>
    [type.toUpperCase(), digits(sizeOf(bytes)), ...(pages === null ? [] : [t.pages(pages)])].join(', ')
}
