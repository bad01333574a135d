// @chunk shared
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { NepalMapProps } from './nepal-map.tsx'
import sheet from './nepal-map-sheet.css?url'

/** The distance below the screen at which the map's code is loaded. */
const NEAR = '75%'

const onServer = import.meta.env.SSR ? await import('./nepal-map.tsx') : undefined
/** Set on the server, and in a browser that has loaded it before. */
let loaded: ComponentType<NepalMapProps> | undefined = onServer?.NepalMap

/** If it fails, the page works without the map. */
export async function loadNepalMap(): Promise<void> {
  if (loaded) return
  try {
    loaded = (await import('./nepal-map.tsx')).NepalMap
  } catch (error) {
    console.error(error)
  }
}

interface LateNepalMapProps extends NepalMapProps {
  /** Below every first view: its drawing and sheet then load after that. */
  isFarDown?: boolean
}

/** Loads the map's code when it comes near; the server's drawing works before. `lazy` would block other updates. */
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
        // If it fails, the server's drawing and its links still work.
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
  // Keeps the focus on a link of the drawing.
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
