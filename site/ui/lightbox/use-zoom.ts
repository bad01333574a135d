import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { keepInside, WHOLE, zoomAt, type Point, type View } from './zoom.ts'

/** What one press of a button or a click makes of the whole picture. */
const CLOSE_UP = 2.5
/** Pixels that an arrow key moves a picture by. */
const KEY_STEP = 80

const KEYS: Record<string, (zoom: Zoom) => void> = {
  '+': (zoom) => zoom.by(1.5),
  '=': (zoom) => zoom.by(1.5),
  '-': (zoom) => zoom.by(1 / 1.5),
  '0': (zoom) => zoom.reset(),
}

/** In a picture that is zoomed; in a whole one, they go to the next. */
const PAN_KEYS: Record<string, (zoom: Zoom) => void> = {
  ArrowLeft: (zoom) => zoom.pan(KEY_STEP, 0),
  ArrowRight: (zoom) => zoom.pan(-KEY_STEP, 0),
  ArrowUp: (zoom) => zoom.pan(0, KEY_STEP),
  ArrowDown: (zoom) => zoom.pan(0, -KEY_STEP),
}

/** The zoom of the picture that is shown. Points are those of the screen; without one, the middle is meant. */
export interface Zoom {
  isZoomed: boolean
  by: (factor: number, at?: Point) => void
  /** Shows a part of the whole picture closely, and the whole again. */
  toggle: (at?: Point) => void
  pan: (x: number, y: number) => void
  reset: () => void
  /** @returns has the key done something? */
  press: (key: string) => boolean
}

/**
 * How closely the picture is looked at. It stands in `--zoom`, `--pan-x` and `--pan-y` of its frame, so that a
 * finger is followed without React.
 * @param frame what the picture stands in the middle of
 * @param position what is shown; another picture is whole again
 */
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
