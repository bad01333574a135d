// @chunk shared
import type { ReactNode } from 'react'
import { slot } from './slot.tsx'

export interface WorkLinkProps {
  className?: string
  /** Its slug, for the works of this service alone. */
  service?: string
  /** The words of the link, instead of its own. */
  children?: ReactNode
}

/** Links of extras to more about the firm's projects. */
export const WorkLinks = slot<WorkLinkProps>(
  import.meta.glob('../extras/*/site/slots/work.tsx', { eager: true, import: 'default' }),
)
