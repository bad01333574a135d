import { useLocation } from 'react-router'
import { Link, type NamedLink } from '../../link.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './section-navigation.css?inline'

export function SectionNavigation({ label, links }: { label: string; links: NamedLink[] }) {
  const { pathname } = useLocation()
  return (
    <nav className="section-navigation screen-only" aria-label={label}>
      <ComponentStyles name="section-navigation" css={styles} />
      <ul className="section-navigation__list">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              className="section-navigation__link"
              to={link.to}
              aria-current={link.to === pathname ? 'page' : undefined}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
