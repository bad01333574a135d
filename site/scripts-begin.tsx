// @chunk shared
import { createContext, useContext } from 'react'
import deferredHydrationScript from '../server/core/delivery/browser/deferred-hydration-script.js?raw&in-page'

/** How the scripts of a page begin: late, with the module of an address, or with a module that stands in the page. */
export type Beginning = { address: string } | { module: string }

/** Known on the server alone. Without it, the page has no scripts. */
export const BeginningContext = createContext<Beginning | undefined>(undefined)

/** A classic script runs in its place; a module might run after the visitor's first touch, and miss it. */
export function ScriptsBegin() {
  const beginning = useContext(BeginningContext)
  if (import.meta.env.SSR && !beginning) return null
  const [type, address, script] =
    beginning && 'module' in beginning
      ? (['module', undefined, beginning.module] as const)
      : ([undefined, beginning?.address, deferredHydrationScript] as const)
  return (
    <script
      type={type}
      data-hydration={address}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
