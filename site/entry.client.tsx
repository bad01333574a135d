import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Tells the script that waits in the page (server/http/late-start-script.js) that what is clicked now is heard. */
function Site() {
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
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
