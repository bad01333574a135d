import { useEffect, useRef, useState } from 'react'
import { useLocation, useHref } from 'react-router'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { isWithin, type NavigationItem } from './navigation.ts'
import { words } from './words.ts'
import { href } from '../../../contract/addresses.ts'
import { LanguageSwitch, useOtherLocales } from './language-switch.tsx'

/** Panels open on hover (CSS) and on click (disclosure pattern, ARIA Authoring Practices). */
export function DesktopMenu({ items }: { items: NavigationItem[] }) {
  const t = useWords(words)
  const { pathname, key } = useLocation()
  const [open, setOpen] = useState<string>()
  // Escape and a choice also close a hovered panel, until the pointer leaves.
  const [isDismissed, setIsDismissed] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    setOpen(undefined)
    // The hovered panel must not cover the chosen page.
    setIsDismissed(list.current?.matches(':hover') ?? false)
  }, [key])
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const button = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      setOpen(undefined)
      setIsDismissed(list.current?.matches(':hover') ?? false)
      if (list.current?.contains(document.activeElement)) button?.focus()
    }
    const closeWhenElsewhere = (event: Event) => {
      const item = list.current?.querySelector('[data-open]')
      if (!item?.contains(event.target as Node)) setOpen(undefined)
    }
    const gone = new AbortController()
    document.addEventListener('keydown', closeOnEscape, { signal: gone.signal })
    document.addEventListener('pointerdown', closeWhenElsewhere, { signal: gone.signal })
    document.addEventListener('focusin', closeWhenElsewhere, { signal: gone.signal })
    return () => gone.abort()
  }, [])

  return (
    <ul
      className="menu"
      ref={list}
      data-dismissed={isDismissed || undefined}
      onPointerLeave={() => setIsDismissed(false)}
      // Loaded for keyboard users only; adding the same listener twice is harmless.
      onFocus={({ currentTarget }) =>
        void import('./arrow-keys.ts').then(({ followArrowKeys }) =>
          currentTarget.addEventListener('keydown', followArrowKeys),
        )
      }
    >
      {items.map((item) => (
        <li key={item.to} className="menu__item" data-open={open === item.label || undefined}>
          <Link
            className="menu__link"
            to={item.to}
            aria-current={pathname === item.to ? 'page' : isWithin(pathname, item.to) ? 'true' : undefined}
          >
            {item.label}
          </Link>
          {item.children && (
            <>
              <button
                type="button"
                className="menu__toggle"
                aria-expanded={open === item.label}
                aria-controls={panelId(item)}
                onClick={() => setOpen(open === item.label ? undefined : item.label)}
              >
                <span className="visually-hidden">{t.submenuOf(item.label)}</span>
                <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" aria-hidden="true">
                  <path d="M2.500 4.500 6 8l3.500-3.500" strokeWidth="1.600" />
                </svg>
              </button>
              <Panel item={item} pathname={pathname} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Panel({ item, pathname }: { item: NavigationItem; pathname: string }) {
  const isWide = item.children?.some(({ children }) => (children?.length ?? 0) > 1)
  return (
    <div className="menu__panel" id={panelId(item)} data-wide={isWide || undefined}>
      <ul className="menu__columns">
        {item.children?.map((child) => (
          <li key={child.label}>
            <PanelLink item={child} pathname={pathname} className="menu__sub-link" />
            {child.children && (
              <ul className="menu__nested">
                {child.children.map((nested) => (
                  <li key={nested.to}>
                    <PanelLink item={nested} pathname={pathname} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PanelLink({ item, pathname, className }: { item: NavigationItem; pathname: string; className?: string }) {
  return (
    <Link className={className} to={item.to} aria-current={pathname === item.to ? 'page' : undefined}>
      {item.label}
    </Link>
  )
}

const panelId = (item: NavigationItem) => `submenu${item.to.replaceAll('/', '-')}`

/** `details` work without JavaScript; a shared name keeps one per level open (specification section 2). */
export function MobileMenu({ items }: { items: NavigationItem[] }) {
  const t = useWords(words)
  const hasOtherLanguages = useOtherLocales().length > 0
  const searchPath = useHref(href('search'))
  const { pathname, key } = useLocation()
  const sheet = useRef<HTMLDetailsElement>(null)

  const shown = useRef(key)

  useEffect(() => {
    if (!sheet.current) return
    if (shown.current !== key) sheet.current.open = false
    // It may have been opened before scripts began.
    else if (sheet.current.open) keepFocusInSheet(sheet.current)
    shown.current = key
  }, [key])

  return (
    <details
      className="sheet"
      ref={sheet}
      onToggle={(event) => {
        if (event.target === sheet.current) keepFocusInSheet(sheet.current)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !sheet.current) return
        sheet.current.open = false
        sheet.current.querySelector('summary')?.focus()
      }}
    >
      <summary className="sheet__button">
        <span className="sheet__bars" aria-hidden="true" />
        {t.menu}
      </summary>
      <ul className="sheet__list">
        <li>
          <form className="sheet__search" action={searchPath}>
            <input type="search" name="q" aria-label={t.searchSite} />
            <button type="submit" className="button">
              {t.search}
            </button>
          </form>
        </li>
        {items.map((item) => (
          <Entry key={item.to} item={item} pathname={pathname} group="submenu" />
        ))}
        {hasOtherLanguages && (
          <li>
            <LanguageSwitch />
          </li>
        )}
      </ul>
    </details>
  )
}

function Entry({ item, pathname, group }: { item: NavigationItem; pathname: string; group: string }) {
  const { submenuOf } = useWords(words)
  const link = (
    <Link className="sheet__link" to={item.to} aria-current={pathname === item.to ? 'page' : undefined}>
      {item.label}
    </Link>
  )
  if (!item.children?.length) return <li>{link}</li>
  return (
    <li className="sheet__branch">
      {link}
      <details name={group} className="sheet__details">
        <summary className="sheet__toggle">
          <span className="visually-hidden">{submenuOf(item.label)}</span>
        </summary>
        <ul className="sheet__sublist">
          {item.children.map((child) => (
            <Entry key={child.label} item={child} pathname={pathname} group={`nested-${group}`} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** The page beneath must be neither focused nor scrolled. */
function keepFocusInSheet(sheet: HTMLDetailsElement) {
  document.documentElement.toggleAttribute('data-sheet-open', sheet.open)
  for (const element of document.querySelectorAll<HTMLElement>('main, footer, .skip-link')) element.inert = sheet.open
  // A turned tablet shows the desktop menu instead.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => (sheet.open = false), { once: true })
}
