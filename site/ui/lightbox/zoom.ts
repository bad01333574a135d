export interface Point {
  x: number
  y: number
}

/** `x` and `y` are pixels from the frame's middle to the picture's. */
export interface View extends Point {
  scale: number
}

type Size = Record<'width' | 'height', number>

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** Enough detail remains of 1,920 px on a phone. */
export const MAX_SCALE = 4

/** @param at the fixed point, from the frame's middle */
export function zoomAt(view: View, scale: number, at: Point): View {
  const growth = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }
}

/** The nearest view within the limits of scale, without a gap at an edge. */
export function keepInside(view: View, picture: Size, frame: Size): View {
  const scale = between(1, view.scale, MAX_SCALE)
  const { x, y } = scale === view.scale ? view : zoomAt(view, scale, WHOLE)
  const room = {
    x: Math.max(0, picture.width * scale - frame.width) / 2,
    y: Math.max(0, picture.height * scale - frame.height) / 2,
  }
  return { scale, x: between(-room.x, x, room.x), y: between(-room.y, y, room.y) }
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most)
}
