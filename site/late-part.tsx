// @chunk shared
import { lazy, Suspense, type ComponentType } from 'react'

/** A part of a page whose code comes later. If that cannot be had, what the server has rendered stays as it is. */
export function latePart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(() => load().catch(() => new Promise<never>(() => {})))
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
