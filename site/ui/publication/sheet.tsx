/** The outline of a document with its type, where a picture of its first page would be. */
export function Sheet({ type, title }: { type: string; title?: string }) {
  return (
    <span className={title ? 'sheet sheet--large' : 'sheet'} aria-hidden="true">
      <span className="sheet__type">{type.toUpperCase()}</span>
      {title && <span className="sheet__title">{title}</span>}
      <span className="sheet__lines" />
    </span>
  )
}
