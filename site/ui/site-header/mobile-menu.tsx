import { useEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { LanguageSwitch, useOtherLocales } from './language-switch.tsx'
import type { NavigationItem } from './navigation.ts'
import { words } from './words.ts'

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
