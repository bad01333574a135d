import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What happens on every change of path (specification section 2): the page scrolls smoothly to the top (at once where
 * less motion is asked for), or to the part that the address names; the focus goes to the page's content, and its title
 * is announced.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const [announced, setAnnounced] = useState('')
  const previous = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    const isArrival = previous.current === undefined
    const isSamePath = previous.current === pathname
    previous.current = pathname
    const part = document.querySelector<HTMLElement>('[data-arrival]') ?? (hash ? document.getElementById(hash.slice(1)) : null)
    if (isArrival && !part) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    if (part) part.scrollIntoView({ behavior: isArrival ? 'instant' : behavior })
    else if (!isSamePath) scrollTo({ top: 0, behavior })
    if (isArrival || isSamePath) return
    document.getElementById('main')?.focus({ preventScroll: true })
    setAnnounced(document.title)
  }, [pathname, hash])

  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}
