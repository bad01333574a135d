import { href } from '../../../contract/addresses.ts'
import type { Publication } from '../../../contract/publications/publication.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { scriptOf } from '../../script-of.ts'
import { useForeign, useWords } from '../../words.ts'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { useFileFacts } from './file-facts.tsx'
import { OptionalText } from '../section/optional-text.tsx'
import { words } from './words.ts'
import type { DocumentFile } from '../../../contract/documents/document.ts'

/** In the list of publications. */
export function PublicationEntry({ publication }: { publication: Publication }) {
  const { slug, title, description, kind, language, issued, authors, document, locale } = publication
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const facts = useFileFacts()
  const foreign = useForeign()
  const lang = foreign(locale)
  return (
    <article className="publication">
      <DocumentSheet document={document} title={title} />
      <div>
        <p className="publication__kind">
          {t.kinds[kind]} · {digits(yearOf(issued))} · {t.languages[language]}
        </p>
        <h2 className="publication__title" lang={lang}>
          <Link to={href('publication', { slug })}>{keepCompounds(title)}</Link>
        </h2>
        <OptionalText className="publication__authors" lang={foreign(scriptOf(authors))} text={authors} />
        <OptionalText className="publication__text" lang={lang} text={description} />
        {document && <p className="publication__file">{facts(document)}</p>}
      </div>
    </article>
  )
}

/** Of a year or a month. */
export const yearOf = (date: string): string => date.slice(0, 'yyyy'.length)

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
