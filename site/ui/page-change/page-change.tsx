import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageIsShown } from '../../failed-load.ts'

/** The page before this one. Kept outside of the component: the page that stands for a failed one brings a layout of its own. */
let previous: string | undefined

/**
 * What happens on every change of path (specification section 2): the page scrolls smoothly to the top (at once where
 * less motion is asked for), or to the part that the address names; the focus goes to the page's content, and its title
 * is announced.
 */
export function PageChange() {
  const { pathname, search, hash, key } = useLocation()
  // Another page of a list is a page of its own.
  const page = pathname + (new URLSearchParams(search).get('page') ?? '')
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Says that scripts have taken the page over: for tests, and for whoever measures it.
    document.documentElement.dataset['hydrated'] = ''
  }, [])

  useEffect(() => pageIsShown(pathname + search), [pathname, search, key])

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
    // Whoever is choosing in a search form goes on choosing.
    if (!document.activeElement?.closest('search')) document.getElementById('main')?.focus({ preventScroll: true })
    setAnnounced(document.title)
  }, [page, hash])

  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}
