import { useEffect } from 'react'

/** Follows a redirect of the missing address, as the server does for a first view. */
export function useMovedPage(address: string): void {
  useEffect(() => {
    // The server has answered this page already, and has no redirect.
    const [arrival] = performance.getEntriesByType('navigation')
    if (arrival?.name === location.origin + address) return undefined
    let isShown = true
    fetch(address, { method: 'HEAD', redirect: 'manual' })
      .then(({ type }) => {
        if (isShown && type === 'opaqueredirect') location.replace(address)
      })
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [address])
}
