import type { ReactNode } from 'react'
import { Contours } from '../contours/contours.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './message-panel.css?inline'

export function MessagePanel({
  title,
  children,
  level: Heading = 'h2',
}: {
  title: string
  children?: ReactNode
  level?: 'h1' | 'h2'
}) {
  return (
    <div className="message-panel">
      <ComponentStyles name="message-panel" css={styles} />
      <Contours className="message-panel__contours" />
      <Heading className="message-panel__title">{title}</Heading>
      {children && <div className="message-panel__text">{children}</div>}
    </div>
  )
}
