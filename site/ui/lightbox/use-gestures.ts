import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { Zoom } from './use-zoom.ts'
import type { Point } from './zoom.ts'

/** Pixels, more than a shaking hand's tap. */
const SWIPE = 48
/** Pixels. */
const DRAG = 6
const DOUBLE_TAP = 350

interface GesturesOptions {
  frame: RefObject<HTMLElement | null>
  zoom: Zoom
  position: number
  /** Called with 1 for a swipe to the left (next picture), and with -1 for one to the right. */
  onSwipe: ((step: 1 | -1) => void) | undefined
  onAside: () => void
}

/** A mouse does not swipe. During a drag, the frame has `data-dragged`, and the distance in `--drag`. */
export function useGestures({ frame, zoom, position, onSwipe, onAside }: GesturesOptions) {
  const pointers = useRef(new Map<number, Point>())
  const hand = useRef({ start: { x: 0, y: 0 }, isDrag: false, pointerType: '' })
  const lastTap = useRef(-DOUBLE_TAP)

  const letGo = () => {
    frame.current?.style.removeProperty('--drag')
    frame.current?.removeAttribute('data-dragged')
  }
  useLayoutEffect(letGo, [frame, position])
  useNativeGestures(frame, zoom)

  const lift = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId) && pointers.current.size === 0
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const at = pointOf(event)
      if (event.isPrimary) {
        pointers.current.clear()
        hand.current = { start: at, isDrag: false, pointerType: event.pointerType }
      }
      pointers.current.set(event.pointerId, at)
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const at = pointOf(event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      const { start } = hand.current
      pointers.current.set(event.pointerId, at)
      if (other) {
        hand.current.isDrag = true
        frame.current?.style.removeProperty('--drag')
        zoom.by(distance(at, other) / Math.max(1, distance(before, other)), middle(before, other))
        zoom.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
      } else if (zoom.isZoomed || hand.current.isDrag) {
        zoom.pan(at.x - before.x, at.y - before.y)
      } else if (onSwipe && event.pointerType !== 'mouse' && !isPageZoomed()) {
        frame.current?.style.setProperty('--drag', `${at.x - start.x}px`)
      }
      if (distance(at, start) > DRAG && zoom.isZoomed) {
        hand.current.isDrag = true
        // The mouse may leave the picture during a drag.
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      frame.current?.setAttribute('data-dragged', '')
    },
    onPointerUp: (event: PointerEvent) => {
      if (!lift(event)) return
      const { start, isDrag } = hand.current
      const way = event.clientX - start.x
      const isSwipe = frame.current?.style.getPropertyValue('--drag') && Math.abs(way) >= SWIPE
      if (isSwipe) return onSwipe?.(way < 0 ? 1 : -1)
      letGo()
      // Not by clicks: the browser may take the first of two taps as the end of a movement.
      if (event.pointerType === 'mouse' || isDrag || !isPicture(event.target)) return
      const isSecond = event.timeStamp - lastTap.current < DOUBLE_TAP
      lastTap.current = isSecond ? -DOUBLE_TAP : event.timeStamp
      if (isSecond) zoom.toggle(pointOf(event))
    },
    onPointerCancel: (event: PointerEvent) => {
      lift(event)
      letGo()
    },
    // Prevents dragging the picture's file.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const { isDrag, pointerType } = hand.current
      if (isDrag) return
      if (!isPicture(event.target)) onAside()
      else if (pointerType === 'mouse') zoom.toggle(pointOf(event))
    },
  }
}

/** React's listeners are passive and cannot prevent the browser's default. */
function useNativeGestures(frame: RefObject<HTMLElement | null>, zoom: Zoom) {
  const zoomBy = useEffectEvent(zoom.by)
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      // On a small screen the lightbox itself scrolls.
      const box = element?.closest('dialog')
      if (!event.ctrlKey && box && box.scrollHeight > box.clientHeight + 1) return
      event.preventDefault()
      zoomBy(Math.exp(-Math.max(-100, Math.min(event.deltaY, 100)) / 250), pointOf(event))
    }
    // Two fingers zoom the picture, not the page.
    const onTouchStart = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault()
    element?.addEventListener('wheel', onWheel, { passive: false })
    element?.addEventListener('touchstart', onTouchStart, { passive: false })
    return () => {
      element?.removeEventListener('wheel', onWheel)
      element?.removeEventListener('touchstart', onTouchStart)
    }
  }, [frame])
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })

function isPicture(target: EventTarget): boolean {
  return target instanceof HTMLImageElement
}

/** By the browser: then a finger moves the page. */
function isPageZoomed(): boolean {
  return (visualViewport?.scale ?? 1) > 1
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
