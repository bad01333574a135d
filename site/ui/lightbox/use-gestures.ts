import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Zoom } from './use-zoom.ts'
import type { Point } from './zoom.ts'

/** So many pixels to the side are meant as a swipe, and not as a tap with a shaking hand. */
const SWIPE = 48
/** So many are meant as a drag, and not as a click. */
const DRAG = 6
/** Milliseconds between two taps that are one double tap. */
const DOUBLE_TAP = 350

interface GesturesOptions {
  frame: RefObject<HTMLElement | null>
  zoom: Zoom
  /** What is shown; when it changes, it is let go. */
  position: number
  /** Told 1 when the finger went to the left, so that what is next is wanted, and -1 for the other way. */
  onSwipe: ((step: 1 | -1) => void) | undefined
  /** Told of a click beside the picture. */
  onAside: () => void
}

/**
 * What pointers do to the picture: a finger draws a whole one to the side and moves a zoomed one, two fingers and the wheel
 * zoom, a click or a double tap zooms and goes back. A mouse does not swipe: it has buttons to press. While something is
 * drawn, the frame carries the way in `--drag` and is marked with `data-dragged`.
 */
export function useGestures({ frame, zoom, position, onSwipe, onAside }: GesturesOptions) {
  const pointers = useRef(new Map<number, Point>())
  /** What the hand does since it came down: where it did, and whether it has been more than a click. */
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
      const at = { x: event.clientX, y: event.clientY }
      if (event.isPrimary) {
        pointers.current.clear()
        hand.current = { start: at, isDrag: false, pointerType: event.pointerType }
      }
      pointers.current.set(event.pointerId, at)
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const at = { x: event.clientX, y: event.clientY }
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
        // The mouse may leave the picture and still move it.
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
      if (isSecond) zoom.toggle({ x: event.clientX, y: event.clientY })
    },
    onPointerCancel: (event: PointerEvent) => {
      lift(event)
      letGo()
    },
    // The browser would carry the file of the picture away.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const { isDrag, pointerType } = hand.current
      if (isDrag) return
      if (!isPicture(event.target)) onAside()
      else if (pointerType === 'mouse') zoom.toggle({ x: event.clientX, y: event.clientY })
    },
  }
}

/** What has to be told to the browser before it does something else with it, which React's listeners cannot. */
function useNativeGestures(frame: RefObject<HTMLElement | null>, zoom: Zoom) {
  const latest = useRef(zoom)
  useEffect(() => {
    latest.current = zoom
  })
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      // On a small screen the lightbox itself is scrolled.
      const box = element?.closest('dialog')
      if (!event.ctrlKey && box && box.scrollHeight > box.clientHeight + 1) return
      event.preventDefault()
      latest.current.by(Math.exp(-Math.max(-100, Math.min(event.deltaY, 100)) / 250), {
        x: event.clientX,
        y: event.clientY,
      })
    }
    // Two fingers mean this picture, not the page.
    const onTouchStart = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault()
    element?.addEventListener('wheel', onWheel, { passive: false })
    element?.addEventListener('touchstart', onTouchStart, { passive: false })
    return () => {
      element?.removeEventListener('wheel', onWheel)
      element?.removeEventListener('touchstart', onTouchStart)
    }
  }, [frame])
}

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
