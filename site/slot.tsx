// @chunk shared
import type { ComponentType } from 'react'

/** A place on a page where extras show something. @param found by `import.meta.glob`, eagerly */
export const slot =
  <Props extends object>(found: Record<string, ComponentType<Props>>) =>
  (props: Props) =>
    Object.values(found).map((Part) => <Part key={Part.name} {...props} />)
