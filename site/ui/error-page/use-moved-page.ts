import { useEffect } from 'react'

/**
 * Goes to where the address leads by now, when that is elsewhere: a link in a text may be older than the page that it means.
 * A visitor who asks the server is led there by it; one whose browser asked the API for the page's data comes here first.
 */
export function useMovedPage(address: string): void {
  useEffect(() => {
    // The server was asked for this very page already, and knew of no other.
    const [arrival] = performance.getEntriesByType('navigation')
    if (arrival?.name === location.origin + address) return undefined
    let isShown = true
    fetch(address, { method: 'HEAD', redirect: 'manual' })
      .then(({ type }) => {
        if (isShown && type === 'opaqueredirect') location.replace(address)
      })
      .catch(() => {
        // Then the page stays what it is: missing.
      })
    return () => {
      isShown = false
    }
  }, [address])
}
