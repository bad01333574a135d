import type { Log } from '../log.ts'
import { splitPage, type DeferredPage } from './deferred-hydration.ts'
import { findFormatFault } from './format-check.ts'
import { FormatError } from './react-router-output.ts'

const WARNING = "Warning: hydration is not deferred, because React Router's output is not in the expected format"
const CONSEQUENCE = 'Pages work, but their scripts compete with what is seen first. See server/delivery/README.md.'

interface HydrationDeferralParts {
  log: Log
  /** False in development, where Vite adds scripts of its own. */
  isWanted: boolean
  findFault?: () => Promise<string | undefined>
}

export interface HydrationDeferral {
  /** Resolves when React Router's format has been checked. */
  checked: Promise<void>
  /** Undefined: send the page as React Router has rendered it. */
  defer(html: string, url: URL, nonce: string): DeferredPage | undefined
}

/** If a page has an unknown format, logs a warning once and sends pages in React Router's own form. */
export function createHydrationDeferral({
  log,
  isWanted,
  findFault = findFormatFault,
}: HydrationDeferralParts): HydrationDeferral {
  let isOn = isWanted
  let hasWarned = false
  const warn = (fault: string) => {
    if (!hasWarned) log.error(`${WARNING} (${fault}). ${CONSEQUENCE}`)
    hasWarned = true
  }
  const check = async () => {
    const fault = await findFault()
    if (fault === undefined) return
    isOn = false
    warn(fault)
  }
  return {
    checked: isWanted ? check() : Promise.resolve(),
    defer(html, url, nonce) {
      if (!isOn) return undefined
      try {
        return splitPage(html, url, nonce)
      } catch (error) {
        if (!(error instanceof FormatError)) throw error
        warn(error.message)
        return undefined
      }
    },
  }
}
