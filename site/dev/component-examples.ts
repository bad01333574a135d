import type { ReactNode } from 'react'

export interface ComponentExamples {
  examples: Record<string, ReactNode>
  /** Only one fits on a page: it has ids, an `h1` or the whole screen. */
  isAlone?: boolean
  /** A selector of what the examples add elsewhere; they are complete when it is there. */
  resultSelector?: string
}
