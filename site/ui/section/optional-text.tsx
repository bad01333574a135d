// @chunk shared
import type { HTMLAttributes, ReactNode } from 'react'

interface OptionalTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'h2' | 'div'
  text: ReactNode
}

/** A text that may be missing: then its element is as well. */
export function OptionalText({ as: Element = 'p', text, ...attributes }: OptionalTextProps) {
  return text && <Element {...attributes}>{text}</Element>
}
