import type { ReactNode } from 'react'
import { Link } from '../../link.tsx'
import { Contours } from '../contours/contours.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './message-panel.css?inline'

export function MessagePanel({
  title,
  children,
  more,
  level: Heading = 'h2',
}: {
  title: string
  children?: ReactNode
  /** A link below. */
  more?: { label: string; to: string }
  level?: 'h1' | 'h2'
}) {
  return (
    <div className="message-panel">
      <ComponentStyles name="message-panel" css={styles} />
      <Contours className="message-panel__contours" />
      <Heading className="message-panel__title">{title}</Heading>
      {(children || more) && (
        <div className="message-panel__text">
          {children}
          {more && (
            <Link className="more" to={more.to}>
              {more.label}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
