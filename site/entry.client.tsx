import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Who points at a link soon goes there. */
function prefetchTarget({ target }: Event) {
  const link = (target as Element).closest?.('a')
  if (link) void import('./prefetch.ts').then(({ prefetch }) => prefetch(link))
}

/** Tells the script that waits in the page (server/http/deferred-hydration-script.js) that what is clicked now is heard. */
function Site() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
    for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetchTarget)
    // Set while somebody of the staff is signed in (server/api/session.ts); it opens nothing.
    if (document.cookie.includes('staff-here=')) void import('./edit-link/edit-link.ts')
  }, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  )
})
