import { lazy, type ComponentType } from 'react'

/** A component that is loaded when it is drawn for the first time. */
export const lazily = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
