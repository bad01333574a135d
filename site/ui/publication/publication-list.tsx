import { href } from '../../../contract/addresses.ts'
import type { Publication } from '../../../contract/publications/publication.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { scriptOf } from '../../script-of.ts'
import { useForeign, useWords } from '../../words.ts'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { useFileFacts, DocumentSheet } from './document-sheet.tsx'
import { words } from './words.ts'
import { ChoiceLinks } from '../choice-links/choice-links.tsx'

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
        {authors && (
          <p className="publication__authors" lang={foreign(scriptOf(authors))}>
            {authors}
          </p>
        )}
        {description && (
          <p className="publication__text" lang={lang}>
            {description}
          </p>
        )}
        {document && <p className="publication__file">{facts(document)}</p>}
      </div>
    </article>
  )
}

/** Of a year or a month. */
export const yearOf = (date: string): string => date.slice(0, 'yyyy'.length)

export interface PublicationChoice {
  kind: string
  language: string
}

interface PublicationFiltersProps {
  chosen: PublicationChoice
  /** Of each value, beside what is chosen in the other filter. */
  counts: Record<keyof PublicationChoice, Record<string, number>>
}

/** An empty value means all; no choice leads to nothing. */
export function PublicationFilters({ chosen, counts }: PublicationFiltersProps) {
  const t = useWords(words)
  const rows = [
    { of: 'kind', name: t.byKind, labels: t.kinds },
    { of: 'language', name: t.byLanguage, labels: t.languages },
  ] as const
  return rows.map(({ of, name, labels }) => {
    const values = Object.entries(labels).filter(([value]) => counts[of][value] || chosen[of] === value)
    if (values.length < 2 && chosen[of] === '') return null
    const choices = [['', t.all] as const, ...values].map(([value, label]) => ({
      to: href('publications', { ...chosen, [of]: value }),
      name: label,
      isCurrent: chosen[of] === value,
      ...(value && { count: counts[of][value] ?? 0 }),
    }))
    return <ChoiceLinks key={of} label={name} choices={choices} />
  })
}
