import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../link.tsx'
import type { NavigationItem } from './navigation.ts'

/** `details` work without JavaScript; a shared name keeps one per level open (specification section 2). */
export function MobileMenu({ items }: { items: NavigationItem[] }) {
  const { pathname, key } = useLocation()
  const sheet = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (sheet.current) sheet.current.open = false
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
        Menu
      </summary>
      <ul className="sheet__list">
        {items.map((item) => (
          <Entry key={item.to} item={item} pathname={pathname} group="submenu" />
        ))}
      </ul>
    </details>
  )
}

function Entry({ item, pathname, group }: { item: NavigationItem; pathname: string; group: string }) {
  const link = (
    <Link className="sheet__link" discover="none" to={item.to} aria-current={pathname === item.to ? 'page' : undefined}>
      {item.label}
    </Link>
  )
  if (!item.children?.length) return <li>{link}</li>
  return (
    <li className="sheet__branch">
      {link}
      <details name={group} className="sheet__details">
        <summary className="sheet__toggle">
          <span className="visually-hidden">{item.label} submenu</span>
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
