import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageLocale } from './page-locale.ts'
import { LocaleContext } from './words.ts'

/** Tells server/delivery/browser/deferred-hydration-script.js that clicks are handled from now on. */
function Site() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
    // Without a network, links work as on any page.
    import('./links.ts').then(({ watchLinks }) => watchLinks()).catch(() => {})
    // Set while staff are signed in (server/api/session.ts); it grants nothing.
    if (document.cookie.includes('staff-here=')) void import('./edit-link/edit-link.ts')
  }, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={pageLocale()}>
        <Site />
      </LocaleContext>
    </StrictMode>,
  )
})
