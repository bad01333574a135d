import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { pageLocale } from '../../page-locale.ts'
import { countItems, type ShortlistKind } from '../../shortlist/shortlist-ids.ts'
import { hasItem, putItem, removeItem, useShortlist, type ShortlistChange } from '../../shortlist/shortlist-store.ts'
import { words } from '../../shortlist/shortlist.words.ts'
import { useWords, wordsIn } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { toastError } from '../toast/toast.ts'
import styles from './shortlist.css?inline'

export interface ShortlistItem {
  kind: ShortlistKind
  id: number
  /** For the button's name. */
  title: string
  hasLabel?: boolean
}

export function Toggle({ kind, id, title, hasLabel = false }: ShortlistItem) {
  const t = useWords(words)
  const shortlist = useShortlist()
  if (!shortlist) return null
  const isOn = hasItem(shortlist, kind, id)
  return (
    <>
      <ComponentStyles name="shortlist" css={styles} />
      <button
        type="button"
        className={hasLabel ? 'shortlist-toggle shortlist-toggle--labelled' : 'shortlist-toggle'}
        aria-label={t.labelled(title)}
        aria-pressed={isOn}
        onClick={() => reportChange(isOn ? removeItem(kind, id) : putItem(kind, id))}
      >
        <Bookmark />
        <span className="shortlist-toggle__label">{t.shortlist}</span>
      </button>
    </>
  )
}

export function CountLink() {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const shortlist = useShortlist()
  const count = shortlist ? countItems(shortlist) : 0
  if (count === 0) return null
  return (
    <>
      <ComponentStyles name="shortlist" css={styles} />
      <Link className="shortlist-link" to={href('shortlist')}>
        <Bookmark />
        <span className="shortlist-link__label">{t.counted(count)}</span>
        <span className="shortlist-link__count" aria-hidden="true">
          {digits(count)}
        </span>
      </Link>
    </>
  )
}

/** Says what went wrong. */
export function reportChange(change: ShortlistChange): void {
  if (change !== 'stored') toastError(new Error(wordsIn(words, pageLocale())[change]))
}

function Bookmark() {
  return (
    <svg className="bookmark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M5.500 3.500h9v13L10 13l-4.500 3.500Z" />
    </svg>
  )
}
