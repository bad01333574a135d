import type { ReactNode } from 'react'

/** What `<component>.examples.tsx` exports by default: the component as it is used, and in its hard cases. */
export interface ComponentExamples {
  /** By name: the usual one first. */
  examples: Record<string, ReactNode>
  /** There can be only one of it on a page, because it has ids of its own, an `h1` or the whole screen. */
  isAlone?: boolean
  /** Selects what the examples bring forth elsewhere on the page: they are complete when it is there. */
  bringsForth?: string
}
