import { useEffect, useState, useRef, type ReactNode } from 'react'
import { browserApi } from '../../../../site/api/browser-api.ts'
import { countItems, EMPTY_SHORTLIST, type Shortlist, type ShortlistIds } from './shortlist-ids.ts'
import { addItems, clearShortlist, hasItem, removeItem, setPreparedFor, useShortlist } from './shortlist-store.ts'
import { useLocale, useWords } from '../../../../site/words.ts'
import { Dossier } from './dossier.tsx'
import { idsOf, keptItems, loadDossierItems, type DossierItems } from './dossier-items.ts'
import { DossierTools } from './dossier-tools.tsx'
import { MessagePanel } from '../../../../site/ui/message-panel/message-panel.tsx'
import { reportChange } from './shortlist-parts.tsx'
import { toastError } from '../../../../site/ui/toast/toast.ts'
import { words } from './words.ts'
import { href } from '../../../../contract/addresses.ts'
import { ButtonLink, Link } from '../../../../site/link.tsx'
import { usePresence } from '../../../../site/texts.ts'

const KINDS = ['projects', 'people'] as const
const NOTHING: DossierItems = { ids: EMPTY_SHORTLIST, projects: [], people: [] }

/** The shortlist of this browser. */
export function OwnShortlist() {
  const t = useWords(words)
  const own = useShortlist()
  const { items, hasFailed, tryAgain } = useItems(own)
  const [cleared, setCleared] = useState<Shortlist>()
  if (!own) {
    return (
      <>
        <noscript>
          <EmptyShortlist />
        </noscript>
        <p className="wrap shortlist-loading needs-script">{t.loading}</p>
      </>
    )
  }
  if (countItems(own) === 0 && (cleared || countItems(items.ids) === 0)) {
    return (
      <EmptyShortlist>
        {cleared && (
          <button
            type="button"
            className="button button--quiet"
            ref={takeFocus}
            onClick={() => {
              reportChange(addItems(cleared))
              reportChange(setPreparedFor(cleared.preparedFor))
              setCleared(undefined)
              focusMain()
            }}
          >
            {t.putBack(countItems(cleared))}
          </button>
        )}
      </EmptyShortlist>
    )
  }
  if (hasFailed) {
    return (
      <div className="wrap shortlist-empty">
        <MessagePanel title={t.failed}>
          <button type="button" className="button" onClick={tryAgain}>
            {t.again}
          </button>
        </MessagePanel>
      </div>
    )
  }
  if (countItems(items.ids) === 0) return <p className="wrap shortlist-loading">{t.loading}</p>
  const found = idsOf(keptItems(items, own))
  return (
    <Dossier items={items} own={own} preparedFor={own.preparedFor}>
      <Missing items={items} own={own} />
      {countItems(found) > 0 && (
        <DossierTools
          ids={found}
          preparedFor={own.preparedFor}
          onPreparedFor={(text) => reportChange(setPreparedFor(text))}
        >
          <button
            type="button"
            className="more dossier__button"
            onClick={() => {
              setCleared(own)
              reportChange(clearShortlist())
            }}
          >
            {t.clear}
          </button>
        </DossierTools>
      )}
    </Dossier>
  )
}

/** The button that was pressed is gone. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}

/** The button that was pressed goes, and nothing comes in its place. */
function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}

function Missing({ items, own }: { items: DossierItems; own: Shortlist }) {
  const t = useWords(words)
  const missing = KINDS.flatMap((kind) =>
    items.ids[kind]
      .filter((id) => hasItem(own, kind, id) && !items[kind].some((item) => item.id === id))
      .map((id) => ({ kind, id })),
  )
  if (missing.length === 0) return null
  const remove = () => {
    for (const { kind, id } of missing) reportChange(removeItem(kind, id))
    focusMain()
  }
  return (
    <p className="screen-only">
      {t.missing(missing.length)}{' '}
      <button type="button" className="more dossier__button" onClick={remove}>
        {t.removeMissing}
      </button>
    </p>
  )
}

/** Loads what the shortlist has and the page not yet; what is removed stays, so that it can be put back. */
function useItems(own: Shortlist | undefined) {
  const locale = useLocale()
  const [items, setItems] = useState(NOTHING)
  const [hasFailed, setHasFailed] = useState(false)
  const isComplete = !own || KINDS.every((kind) => own[kind].every((id) => items.ids[kind].includes(id)))
  useEffect(() => {
    if (isComplete || hasFailed) return
    let isCurrent = true
    loadDossierItems(browserApi, own, locale).then(
      (found) => isCurrent && setItems(found),
      (error: unknown) => {
        if (!isCurrent) return
        setHasFailed(true)
        toastError(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [own, isComplete, hasFailed, locale])
  return { items, hasFailed, tryAgain: () => setHasFailed(false) }
}

/** Somebody's shortlist, by its link: the visitor's own one stays as it is. */
export function LinkedShortlist({ items, preparedFor: linkedFor }: { items: DossierItems; preparedFor: string }) {
  const t = useWords(words)
  const [preparedFor, setPreparedFor] = useState(linkedFor)
  const found = idsOf(items)
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

/** @param note what happened to the items, where there were some */
function EmptyShortlist({ note, children }: { note?: string; children?: ReactNode }) {
  const t = useWords(words)
  const isThere = usePresence()
  return (
    <div className="wrap shortlist-empty">
      <MessagePanel title={t.empty}>
        {note && <p>{note}</p>}
        {children}
        <p>{t.purpose}</p>
        <p>
          {isThere('projects') && <ButtonLink to={href('projects')}>{t.projects}</ButtonLink>}{' '}
          {isThere('team') && (
            <Link className="button button--quiet" to={href('team')}>
              {t.people}
            </Link>
          )}
        </p>
      </MessagePanel>
    </div>
  )
}
