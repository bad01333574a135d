import { useEffect } from 'react'

/**
 * Goes to where the address leads by now, when that is elsewhere: a link in a text may be older than the page that it means.
 * A visitor who asks the server is led there by it; one whose browser asked the API for the page's data comes here first.
 */
export function useMovedPage(address: string): void {
  useEffect(() => {
    const asked = new AbortController()
    fetch(address, { method: 'HEAD', redirect: 'manual', signal: asked.signal })
      .then(({ type }) => {
        if (type === 'opaqueredirect') location.replace(address)
      })
      .catch(() => {
        // Then the page stays what it is: missing.
      })
    return () => asked.abort()
  }, [address])
}
