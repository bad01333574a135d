import type { DocumentFile } from '../../../contract/documents/document.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

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
