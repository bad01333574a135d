import type { z } from 'zod'
import type { cropSchema } from './picture-library.ts'

export type Crop = z.infer<typeof cropSchema>
interface Point {
  x: number
  y: number
}

/** By 90°, clockwise. */
const turn = ({ x, y }: Point): Point => ({ x: 1 - y, y: x })

const turned = (point: Point, degrees: number): Point => Array.from({ length: degrees / 90 }).reduce<Point>(turn, point)

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

/** Where a point of a picture is once it is cropped otherwise; at the nearest edge if it was cut off. */
export function pointInCrop(point: Point, before: Crop | null, after: Crop | null): Point {
  const upright = before
    ? turned(
        { x: before.x + point.x * before.width, y: before.y + point.y * before.height },
        (360 - before.rotation) % 360,
      )
    : point
  if (!after) return { x: within(upright.x), y: within(upright.y) }
  const { x, y } = turned(upright, after.rotation)
  return { x: within((x - after.x) / after.width), y: within((y - after.y) / after.height) }
}
