import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH, MIN_SUGGESTION_LETTERS } from '../../../contract/limits.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { useKindNames } from '../search-results/words.ts'
import { Marked } from '../search-results/marked.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './search-dialog.css?inline'
import { words as dialogWords } from './words.ts'
import type { SearchSuggestion } from '../../../contract/search/search.ts'
import { browserApi } from '../../api/browser-api.ts'

/** The search as a dialog over the page: a combobox with a list of suggestions (ARIA Authoring Practices). */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(dialogWords)
  const names = useKindNames()
  const action = useHref(href('search'))
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const { suggestions, isKnown } = useSuggestions(words)
  const [chosen, setChosen] = useState(-1)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => setChosen(-1), [suggestions])
  useCloseOnNewPage(dialog)

  const q = words.trim()
  const optionId = (index: number) => `${id}-${index}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen >= 0) document.getElementById(optionId(chosen))?.click()
    else void navigate(href('search', { q }))
  }
  const choose = (event: KeyboardEvent) => {
    // Safari's own use of Escape in a search field would keep the dialog open.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) dialog.current?.close()
    const count = suggestions.length
    // One place more than there are suggestions: the field itself.
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? count : 0
    if (step === 0 || count === 0) return
    event.preventDefault()
    const next = ((chosen + 1 + step) % (count + 1)) - 1
    setChosen(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t.search}
      onClose={onClose}
      // A click beside it closes it, too; Safari does not know `closedby`. The form and the list fill the dialog.
      onMouseDown={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <ComponentStyles name="search-dialog" css={styles} />
      <form className="search-dialog__form" role="search" action={action} onSubmit={submit}>
        <input
          className="search-dialog__field"
          type="search"
          name="q"
          role="combobox"
          aria-label={t.searchSite}
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t.example}
          maxLength={SEARCH_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={choose}
        />
        <button className="button" type="submit">
          {t.search}
        </button>
        <button className="search-dialog__close" type="button" onClick={() => dialog.current?.close()}>
          {t.close}
        </button>
      </form>
      <div className="search-dialog__list" id={`${id}-list`} role="listbox" aria-label={t.suggestions}>
        {suggestions.map(({ kind, title, path, matches }, index) => (
          <Link
            key={`${kind}-${path}-${title}`}
            id={optionId(index)}
            className="search-dialog__option"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            to={path}
          >
            <span>
              <Marked text={title} words={matches} />
            </span>
            <small>{names[kind]}</small>
          </Link>
        ))}
      </div>
      <p className="search-dialog__help" role="status">
        {isKnown && suggestions.length === 0 && t.none}
        {isKnown && suggestions.length > 0 && <span className="visually-hidden">{t.count(suggestions.length)}</span>}
      </p>
    </dialog>
  )
}

/** A suggestion is a link of the site: the dialog goes when its page has come, not before. */
function useCloseOnNewPage(dialog: React.RefObject<HTMLDialogElement | null>) {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (key !== first.current) dialog.current?.close()
  }, [dialog, key])
}

/** Milliseconds without a key before suggestions are asked for. */
const DELAY = 150

/**
 * Suggestions for what has been typed. The earlier ones stay until others come; a request that is not wanted any more is
 * cancelled, and one that fails leaves things as they are: the search itself still works.
 * @returns also whether they are those for these words
 */
function useSuggestions(typed: string): { suggestions: SearchSuggestion[]; isKnown: boolean } {
  const words = typed.trim()
  const [last, setLast] = useState<{ words: string; found: SearchSuggestion[] }>({ words: '', found: [] })
  const isWanted = words.length >= MIN_SUGGESTION_LETTERS
  useEffect(() => {
    if (!isWanted) return
    const cancelled = new AbortController()
    const timer = setTimeout(() => {
      browserApi.suggest(words, { signal: cancelled.signal }).then(
        (found) => !cancelled.signal.aborted && setLast({ words, found }),
        () => {},
      )
    }, DELAY)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [words, isWanted])
  return { suggestions: isWanted ? last.found : [], isKnown: isWanted && last.words === words }
}
