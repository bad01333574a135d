import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import type { NepalMap as NepalMapComponent } from './nepal-map.tsx'

type MapProps = ComponentProps<typeof NepalMapComponent>

/** How far below the screen the map may be when its code is asked for. */
const NEAR = '75%'

/** There from the start on the server, and in a browser that has had it before. */
let loaded: ComponentType<MapProps> | undefined = import.meta.env.SSR ? (await import('./nepal-map.tsx')).NepalMap : undefined

/**
 * The map of a page where it stands far below the first view. The server draws it like everything else; its code, which
 * adds what is said of the district pointed at, comes when a visitor comes near. Until then the server's drawing is left
 * alone. (Not `lazy`: an update that meets what it has not loaded yet would wait for it.)
 */
export function LateNepalMap(props: MapProps) {
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLDivElement>(null)
  const [NepalMap, setNepalMap] = useState(() => loaded)
  const focused = useRef<string>(null)
  useEffect(() => {
    if (loaded || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without it, the drawing stays as it is, and its links work.
        import('./nepal-map.tsx')
          .then((module) => {
            const { activeElement } = document
            focused.current = place.current?.contains(activeElement) ? activeElement!.getAttribute('href') : null
            setNepalMap(() => (loaded = module.NepalMap))
          })
          .catch(console.error)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  // Whoever is on one of the drawing's links stays there.
  useEffect(() => {
    if (NepalMap && focused.current) map.current?.querySelector<SVGAElement>(`a[href="${focused.current}"]`)?.focus({ preventScroll: true })
  }, [NepalMap])
  return NepalMap ? (
    <div key="map" ref={map}>
      <NepalMap {...props} />
    </div>
  ) : (
    <div key="place" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
