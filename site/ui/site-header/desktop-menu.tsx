import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { isWithin, type NavigationItem } from './navigation.ts'
import { words } from './words.ts'

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
