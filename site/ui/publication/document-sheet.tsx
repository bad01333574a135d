/** The outline of a document with its type, where a picture of its first page would be. */
export function DocumentSheet({ type, title }: { type: string; title?: string }) {
  return (
    <span className={title ? 'document-sheet document-sheet--large' : 'document-sheet'} aria-hidden="true">
      <span className="document-sheet__type">{type.toUpperCase()}</span>
      {title && <span className="document-sheet__title">{title}</span>}
      <span className="document-sheet__lines" />
    </span>
  )
}
