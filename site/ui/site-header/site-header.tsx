import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import type { SiteData } from '../../site-data.ts'
import { usePresence } from '../../texts.ts'
import { useWords } from '../../words.ts'
import { Mark } from '../mark/mark.tsx'
import { ShortlistLink } from '../shortlist/late-shortlist.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import { restOfName } from './firm-name.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { navigationItems } from './navigation.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SiteSearch } from './site-search.tsx'
import { words } from './words.ts'

interface SiteHeaderProps extends Pick<SiteData, 'settings' | 'services' | 'menu' | 'header'> {
  /** The logo says the name. */
  isNamed?: boolean | undefined
}

export function SiteHeader({ settings, services, menu, header, isNamed = false }: SiteHeaderProps) {
  const t = useWords(words)
  const isThere = usePresence()
  const items = header?.items ?? navigationItems(services, t, isThere, menu)
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
        <ShortlistLink />
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
