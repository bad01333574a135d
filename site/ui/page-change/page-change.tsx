import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageShown } from '../../failed-load.ts'

/** Written into the head by the server alone (meta.ts). */
const OF_FIRST_PAGE = '[type$="ld+json"],[property^="og:image"],link[hreflang]'

/** Outside of the component, because the error page has a layout of its own. */
let previous: string | undefined

/** Specification section 2: scrolls to the top or the fragment, moves the focus and announces the title. */
export function PageChange() {
  const { pathname, search, hash, key } = useLocation()
  // A page of a list counts as a page.
  const page = pathname + (new URLSearchParams(search).get('page') ?? '')
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // For tests and measurements.
    document.documentElement.dataset['hydrated'] = ''
  }, [])

  useEffect(() => pageShown(pathname + search, key), [pathname, search, key])

  useEffect(() => {
    const isArrival = previous === undefined
    const isSamePage = previous === page
    previous = page
    const part =
      document.querySelector<HTMLElement>('[data-arrival]') ?? (hash ? document.getElementById(hash.slice(1)) : null)
    if (isArrival && !part) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    if (part) part.scrollIntoView({ behavior: isArrival ? 'instant' : behavior })
    else if (!isSamePage) scrollTo({ top: 0, behavior })
    if (isArrival || isSamePage) return
    for (const element of document.querySelectorAll(OF_FIRST_PAGE)) element.remove()
    // Keeps the focus in a search form.
    if (!document.activeElement?.closest('search')) document.getElementById('main')?.focus({ preventScroll: true })
    setAnnounced(document.title)
  }, [page, hash])

  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}
