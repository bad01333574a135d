import type { ReactNode } from 'react'

export interface ComponentExamples {
  /** A page in Nepali shows those whose name ends so. */
  examples: Record<string, ReactNode>
  /** They stand within the margins of a page. */
  isWrapped?: boolean
  /** Only one fits on a page: it has ids, an `h1` or the whole screen. */
  isAlone?: boolean
  /** A selector of what the examples add elsewhere; they are complete when it is there. */
  resultSelector?: string
}
