import { useRef, useState } from 'react'
import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { countItems, type ShortlistIds } from './shortlist-ids.ts'
import { addItems, hasItem, useShortlist } from './shortlist-store.ts'
import { useWords } from '../../../../site/words.ts'
import { Dossier } from './dossier.tsx'
import type { DossierItems } from './dossier-items.ts'
import { DossierTools } from './dossier-tools.tsx'
import { reportChange } from './shortlist-parts.tsx'
import { EmptyShortlist } from './empty-shortlist.tsx'
import { words } from './words.ts'

/** Somebody's shortlist, by its link: the visitor's own one stays as it is. */
export function LinkedShortlist({ items, preparedFor: linkedFor }: { items: DossierItems; preparedFor: string }) {
  const t = useWords(words)
  const [preparedFor, setPreparedFor] = useState(linkedFor)
  const found = { projects: items.projects.map(({ id }) => id), people: items.people.map(({ id }) => id) }
  const missingItems = countItems(items.ids) - countItems(found)
  const missing = missingItems > 0 ? t.missing(missingItems) : ''
  if (countItems(found) === 0) return <EmptyShortlist note={missing} />
  return (
    <Dossier items={items} preparedFor={preparedFor}>
      {missing && <p className="screen-only">{missing}</p>}
      <KeepShortlist found={found} />
      <DossierTools ids={found} preparedFor={preparedFor} onPreparedFor={setPreparedFor} />
    </Dossier>
  )
}

function KeepShortlist({ found }: { found: ShortlistIds }) {
  const t = useWords(words)
  const own = useShortlist()
  const [added, setAdded] = useState(0)
  const result = useRef<HTMLParagraphElement>(null)
  if (!own) return null
  const isNew = (kind: keyof ShortlistIds) => found[kind].filter((id) => !hasItem(own, kind, id)).length
  const count = isNew('projects') + isNew('people')
  const keep = () => {
    const change = addItems(found)
    reportChange(change)
    if (change === 'full') return
    setAdded(count)
    // The button goes.
    result.current?.focus()
  }
  return (
    <div className="dossier__keep screen-only">
      {count > 0 && (
        <button type="button" className="button button--quiet" onClick={keep}>
          {t.keep}
        </button>
      )}
      <p role="status" ref={result} tabIndex={-1}>
        {added > 0 && `${t.added(added)} `}
        {count === 0 && added === 0 && `${t.allKept} `}
        {count === 0 && <Link to={href('shortlist')}>{t.open}</Link>}
      </p>
    </div>
  )
}
