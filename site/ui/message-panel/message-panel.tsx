import type { ReactNode } from 'react'
import { MoreLink, type NamedLink } from '../../link.tsx'
import { Contours } from '../contours/contours.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './message-panel.css?inline'

interface MessagePanelProps {
  title: string
  children?: ReactNode
  /** A link below. */
  more?: NamedLink
  level?: 'h1' | 'h2'
}

export function MessagePanel({ title, children, more, level: Heading = 'h2' }: MessagePanelProps) {
  return (
    <div className="message-panel">
      <ComponentStyles name="message-panel" css={styles} />
      <Contours className="message-panel__contours" />
      <Heading className="message-panel__title">{title}</Heading>
      {(children || more) && (
        <div className="message-panel__text">
          {children}
          {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
        </div>
      )}
    </div>
  )
}
