import type { ReactNode } from 'react'
import type { Shortlist, ShortlistKind } from './shortlist-ids.ts'
import { hasItem, putItem, removeItem } from './shortlist-store.ts'
import { useWords } from '../../../../site/words.ts'
import ShortlistToggle from '../slots/item.tsx'
import { reportChange } from './shortlist-parts.tsx'
import { words } from './dossier.words.ts'

interface DossierRowProps {
  kind: ShortlistKind
  id: number
  title: string
  /** The visitor's own shortlist, from which items are removed; undefined for one of a link. */
  own?: Shortlist | undefined
  children: ReactNode
}

/** A removed item leaves a line with "Undo" in its place: the same button, so that the focus stays. */
export function DossierRow({ kind, id, title, own, children }: DossierRowProps) {
  const t = useWords(words)
  const isKept = !own || hasItem(own, kind, id)
  return (
    <li className={isKept ? 'dossier__row' : 'dossier__row screen-only'}>
      {isKept && children}
      <p className="dossier__actions screen-only">
        {!isKept && (
          <span>
            <b>{title}</b> {t.removed}
          </span>
        )}
        {own ? (
          <button
            type="button"
            className="more dossier__button"
            aria-label={`${isKept ? t.remove : t.undo}: ${title}`}
            onClick={() => reportChange(isKept ? removeItem(kind, id) : putItem(kind, id))}
          >
            {isKept ? t.remove : t.undo}
          </button>
        ) : (
          <ShortlistToggle kind={kind} id={id} title={title} hasLabel />
        )}
      </p>
    </li>
  )
}
