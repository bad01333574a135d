import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import type { ServiceMenuItem } from '../../service-menu.ts'
import { Mark } from '../mark/mark.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigationItems } from './navigation.ts'
import { SiteSearch } from './site-search.tsx'

export function SiteHeader({ shortName, services }: { shortName: string; services: ServiceMenuItem[] }) {
  const items = navigationItems(services)
  return (
    <header className="site-header">
      <div className="site-header__bar wrap">
        <Link className="site-header__name" to={href('home')}>
          <Mark />
          <span className="site-header__words">
            <span className="site-header__short">{shortName}</span>
            <span className="site-header__rest">Engineering Consultancy</span>
          </span>
        </Link>
        <nav aria-label="Main">
          <DesktopMenu items={items} />
          <MobileMenu items={items} />
        </nav>
        <SiteSearch />
      </div>
    </header>
  )
}
