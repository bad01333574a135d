// @chunk shared
import type { ComponentType } from 'react'

/** A place on a page where extras show something. @param found their components, by `import.meta.glob` */
export const slot =
  <Props extends object>(found: Record<string, unknown>) =>
  (props: Props) =>
    Object.values(found as Record<string, ComponentType<Props>>).map((Part) => <Part key={Part.name} {...props} />)
