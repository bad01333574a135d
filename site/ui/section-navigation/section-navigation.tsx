import { NavLink } from 'react-router'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './section-navigation.css?inline'

export interface SectionLink {
  label: string
  to: string
}

export function SectionNavigation({ label, links }: { label: string; links: SectionLink[] }) {
  return (
    <nav className="section-navigation screen-only" aria-label={label}>
      <ComponentStyles name="section-navigation" css={styles} />
      <ul className="section-navigation__list">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink discover="none" className="section-navigation__link" to={link.to} end>
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
