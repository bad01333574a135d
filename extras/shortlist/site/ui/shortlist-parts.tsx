import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { numbers } from '../../../../site/numbers.words.ts'
import { pageLocale } from '../../../../site/page-locale.ts'
import type { ItemButtonProps } from '../../../../site/item-buttons.tsx'
import { countItems } from './shortlist-ids.ts'
import { hasItem, putItem, removeItem, useShortlist, type ShortlistChange } from './shortlist-store.ts'
import { words } from './shortlist.words.ts'
import { useWords, wordsIn } from '../../../../site/words.ts'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { toastError } from '../../../../site/ui/toast/toast.ts'
import styles from './shortlist.css?inline'

export function Toggle({ kind, id, title, hasLabel = false }: ItemButtonProps) {
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
