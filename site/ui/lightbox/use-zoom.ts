import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { keepInside, WHOLE, zoomAt, type Point, type View } from './zoom.ts'

const CLOSE_UP = 2.5
const KEY_STEP = 80

const KEYS: Record<string, (zoom: Zoom) => void> = {
  '+': (zoom) => zoom.by(1.5),
  '=': (zoom) => zoom.by(1.5),
  '-': (zoom) => zoom.by(1 / 1.5),
  '0': (zoom) => zoom.reset(),
}

/** In a zoomed picture; otherwise they change the picture. */
const PAN_KEYS: Record<string, (zoom: Zoom) => void> = {
  ArrowLeft: (zoom) => zoom.pan(KEY_STEP, 0),
  ArrowRight: (zoom) => zoom.pan(-KEY_STEP, 0),
  ArrowUp: (zoom) => zoom.pan(0, KEY_STEP),
  ArrowDown: (zoom) => zoom.pan(0, -KEY_STEP),
}

/** Points are in screen pixels; the default is the middle. */
export interface Zoom {
  isZoomed: boolean
  by: (factor: number, at?: Point) => void
  toggle: (at?: Point) => void
  pan: (x: number, y: number) => void
  reset: () => void
  /** Returns whether the key was used. */
  press: (key: string) => boolean
}

/** Writes `--zoom`, `--pan-x` and `--pan-y` to the frame, so that gestures need no React render. */
export function useZoom(frame: RefObject<HTMLElement | null>, position: number): Zoom {
  const view = useRef(WHOLE)
  const [isZoomed, setIsZoomed] = useState(false)

  const show = (wanted: View) => {
    const picture = frame.current?.querySelector<HTMLElement>('.lightbox__slide:not([inert]) .lightbox__picture')
    if (!frame.current || !picture) return
    const { clientWidth, clientHeight, style } = frame.current
    const size = { width: picture.offsetWidth, height: picture.offsetHeight }
    view.current = keepInside(wanted, size, { width: clientWidth, height: clientHeight })
    style.setProperty('--zoom', String(view.current.scale))
    style.setProperty('--pan-x', `${view.current.x}px`)
    style.setProperty('--pan-y', `${view.current.y}px`)
    setIsZoomed(view.current.scale > 1)
  }
  const fromMiddle = (at: Point | undefined): Point => {
    const box = frame.current?.getBoundingClientRect()
    return at && box ? { x: at.x - box.x - box.width / 2, y: at.y - box.y - box.height / 2 } : WHOLE
  }

  useLayoutEffect(() => {
    const reset = () => show(WHOLE)
    reset()
    addEventListener('resize', reset)
    return () => removeEventListener('resize', reset)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [position])

  const zoom: Zoom = {
    isZoomed,
    by: (factor, at) => show(zoomAt(view.current, view.current.scale * factor, fromMiddle(at))),
    toggle: (at) => show(view.current.scale > 1 ? WHOLE : zoomAt(WHOLE, CLOSE_UP, fromMiddle(at))),
    pan: (x, y) => show({ ...view.current, x: view.current.x + x, y: view.current.y + y }),
    reset: () => show(WHOLE),
    press: (key) => {
      const act = KEYS[key] ?? (isZoomed ? PAN_KEYS[key] : undefined)
      act?.(zoom)
      return act !== undefined
    },
  }
  return zoom
}
