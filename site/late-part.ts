// @chunk shared
import { lazy, type ComponentType } from 'react'

/** A part of a page whose code comes later. If that cannot be had, what the server has rendered stays as it is. */
export function latePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})))
}
