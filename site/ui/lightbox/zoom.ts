/** How a picture stands in its frame: `x` and `y` are the way from the frame's middle to the picture's, in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** The whole picture, as large as its frame allows. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** The largest scale: what a picture of 1,920 px still has something to show for on a phone. */
export const LARGEST_SCALE = 4

/** @param at the point of the frame, from its middle, that what it shows stays at */
export function zoomAt(view: View, scale: number, at: Point): View {
  const growth = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }
}

/** The nearest view within the limits: no smaller than whole, no larger than is sensible, and no gap at an edge that can be filled. */
export function keepInside(view: View, picture: Size, frame: Size): View {
  const scale = between(1, view.scale, LARGEST_SCALE)
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
