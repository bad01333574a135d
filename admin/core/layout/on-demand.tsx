import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** A component that is loaded when it is drawn for the first time. */
export const lazily = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

/** The same with something else in its place until it has come. @param waiting default: nothing */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting?: ReactNode) {
  const Loaded = lazily(load)
  return function OnDemand(properties: Props) {
    return <Suspense fallback={waiting}>{createElement(Loaded as ComponentType<Props>, properties)}</Suspense>
  }
}
