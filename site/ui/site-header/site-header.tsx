import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import type { SiteData } from '../../site-data.ts'
import { slot } from '../../slot.tsx'
import { usePresence } from '../../texts.ts'
import { useLocale, useWords } from '../../words.ts'
import { Mark } from '../mark/mark.tsx'
import { DesktopMenu, MobileMenu } from './menus.tsx'
import { restOfName } from './firm-name.ts'
import { allItems, present } from './navigation.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { words } from './words.ts'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useHref } from 'react-router'
import { Icon } from '../../icon.tsx'

/** Links beside the menu. */
const Added = slot(import.meta.glob('../../../extras/*/site/slots/header.tsx', { eager: true, import: 'default' }))

interface SiteHeaderProps extends Pick<SiteData, 'settings' | 'services' | 'menu' | 'header'> {
  /** The logo says the name. */
  isNamed?: boolean | undefined
}

export function SiteHeader({ settings, services, menu = [], header, isNamed = false }: SiteHeaderProps) {
  const t = useWords(words)
  const locale = useLocale()
  const isThere = usePresence()
  const items = header?.items ?? present(allItems(services, locale, menu), isThere)
  const rest = restOfName(settings)
  return (
    <header className="site-header">
      {/* React leaves the server's sheet where it stands. */}
      {import.meta.env.SSR && header?.styles && (
        <style href="menu" precedence="brand">
          {header.styles}
        </style>
      )}
      <div className="site-header__bar wrap">
        <Link className="site-header__name" to={href('home')}>
          <Mark alt={isNamed ? settings.shortName || settings.name : ''} />
          {!isNamed && (
            <span className="site-header__words">
              <span className={`site-header__short${settings.shortName.length > 7 ? ' site-header__short--long' : ''}`}>
                {settings.shortName}
              </span>
              {rest && <span className="site-header__rest">{rest}</span>}
            </span>
          )}
        </Link>
        <Added />
        <nav aria-label={t.main}>
          <DesktopMenu items={items} />
          <MobileMenu items={items} />
        </nav>
        <SiteSearch />
        <LanguageSwitch isInBar />
      </div>
    </header>
  )
}

/**
 * The way to the search: a button that opens a dialog, as do `/` and Ctrl+K. The dialog's code comes when it is first
 * opened; without JavaScript the button leads to the page of the search.
 */
export function SiteSearch() {
  const t = useWords(words)
  const path = useHref(href('search'))
  const form = useRef<HTMLFormElement>(null)
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<{ onClose: () => void }> }>()
  const open = () =>
    import('../search-dialog/search-dialog.tsx').then(
      ({ SearchDialog }) => setDialog({ Dialog: SearchDialog }),
      // `submit` asks nobody: the page of the search opens.
      () => form.current?.submit(),
    )
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey ? event.key === 'k' : event.key === '/' && !isTyping(event)
      if (!isShortcut || event.altKey || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void open()
    }
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [])
  return (
    <>
      <form
        ref={form}
        className="site-search"
        role="search"
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <button type="submit" className="site-search__button" aria-keyshortcuts="/ Control+K">
          <span className="visually-hidden">{t.search}</span>
          <Icon size={20} d="M14 9A5 5 0 1 1 4 9a5 5 0 0 1 10 0Zm-1.500 3.500L17 17" />
        </button>
      </form>
      {dialog && <dialog.Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
