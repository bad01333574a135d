// @chunk shared
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { NepalMapProps } from './nepal-map.tsx'
import sheet from './nepal-map-sheet.css?url'

/** How far below the screen the map may be when its code is asked for. */
const NEAR = '75%'

const onServer = import.meta.env.SSR ? await import('./nepal-map.tsx') : undefined
/** There from the start on the server, and in a browser that has had it before. */
let loaded: ComponentType<NepalMapProps> | undefined = onServer?.NepalMap

/** Fetches the code of the map for a page that is to begin with it. Without it, the page has a drawing less, and works. */
export async function loadNepalMap(): Promise<void> {
  if (loaded) return
  try {
    loaded = (await import('./nepal-map.tsx')).NepalMap
  } catch (error) {
    console.error(error)
  }
}

interface LateNepalMapProps extends NepalMapProps {
  /** Below the first view of every screen: then neither its drawing nor its sheet is fetched before that is complete. */
  isFarDown?: boolean
}

/**
 * The map of a page where it stands far below the first view. The server draws it like everything else; its code, which
 * adds what is said of the district pointed at, comes when a visitor comes near. Until then the server's drawing is left
 * alone. (Not `lazy`: an update that meets what it has not loaded yet would wait for it.)
 */
export function LateNepalMap({ isFarDown = false, ...props }: LateNepalMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLDivElement>(null)
  const [NepalMap, setNepalMap] = useState(() => loaded)
  const focused = useRef<string>(null)
  useEffect(() => {
    if (NepalMap || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without it, the drawing stays as it is, and its links work.
        void loadNepalMap().then(() => {
          const { activeElement } = document
          focused.current = place.current?.contains(activeElement) ? activeElement!.getAttribute('href') : null
          setNepalMap(() => loaded)
        })
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [NepalMap])
  // Whoever is on one of the drawing's links stays there.
  useEffect(() => {
    if (NepalMap && focused.current)
      map.current?.querySelector<SVGAElement>(`a[href="${focused.current}"]`)?.focus({ preventScroll: true })
  }, [NepalMap])
  if (onServer && isFarDown) {
    return (
      <div>
        {/* The opening script puts it in its place. */}
        <noscript className="late">
          <link rel="stylesheet" href={sheet} />
          <onServer.NepalMapDrawing {...props} />
        </noscript>
      </div>
    )
  }
  return NepalMap ? (
    <div key="map" ref={map}>
      <NepalMap {...props} />
    </div>
  ) : (
    <div key="place" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
