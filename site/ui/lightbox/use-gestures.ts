import { useLayoutEffect, useRef, type PointerEvent } from 'react'

/** So many pixels to the side are meant as a swipe, and not as a tap with a shaking hand. */
const THRESHOLD = 48

/**
 * Lets a finger draw an element sideways. While it does, the element carries the way in `--drag` and is marked with
 * `data-dragged`. A mouse is left alone: it has buttons to press.
 * @param position what is shown; when it changes, the element is let go
 * @param onSwipe told 1 when the finger went to the left, so that what is next is wanted, and -1 for the other way
 */
export function useSwipe(position: number, onSwipe: (step: 1 | -1) => void) {
  const element = useRef<HTMLDivElement>(null)
  const start = useRef<{ pointerId: number; x: number }>(undefined)

  const letGo = () => {
    start.current = undefined
    element.current?.style.removeProperty('--drag')
    element.current?.removeAttribute('data-dragged')
  }
  useLayoutEffect(letGo, [position])

  return {
    ref: element,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      // A second finger means to pinch.
      if (!event.isPrimary || (visualViewport?.scale ?? 1) > 1) return letGo()
      start.current = { pointerId: event.pointerId, x: event.clientX }
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerId !== start.current?.pointerId) return
      element.current?.style.setProperty('--drag', `${event.clientX - start.current.x}px`)
      element.current?.setAttribute('data-dragged', '')
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerId !== start.current?.pointerId) return
      const way = event.clientX - start.current.x
      start.current = undefined
      if (Math.abs(way) < THRESHOLD) letGo()
      else onSwipe(way < 0 ? 1 : -1)
    },
    onPointerCancel: letGo,
  }
}
