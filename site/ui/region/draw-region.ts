import type { Position } from '../../../contract/location/geometry.ts'
import type { ProjectFeature } from '../../../contract/project-map.ts'
import type { Outline } from '../../../contract/region.ts'

/** Units of the longer side, without the margin. */
const SIZE = 440
const MARGIN = 20

type Point = [x: number, y: number]

export interface RegionDrawing {
  width: number
  height: number
  /** SVG path data, in the order of the outlines. */
  shapes: string[]
  /** Path data of a line, and the point of its mark; in the order of the locations. */
  marks: { x: number; y: number; line?: string }[]
}

/** North is up; a degree of longitude is as long as on the region's middle latitude. */
export function drawRegion(outlines: Outline[], locations: Pick<ProjectFeature, 'geometry'>[]): RegionDrawing {
  const positions = outlines.flat(2)
  const [west, east] = boundsOf(positions.map(([longitude]) => longitude))
  const [south, north] = boundsOf(positions.map(([, latitude]) => latitude))
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = SIZE / Math.max((east - west) * shrink, north - south)
  const project = ([longitude, latitude]: Position): Point => [
    Math.round(MARGIN + (longitude - west) * shrink * scale),
    Math.round(MARGIN + (north - latitude) * scale),
  ]
  return {
    width: Math.round((east - west) * shrink * scale) + 2 * MARGIN,
    height: Math.round((north - south) * scale) + 2 * MARGIN,
    shapes: outlines.map((rings) => rings.map((ring) => `${pathOf(ring.map(project))}z`).join('')),
    marks: locations.map(({ geometry: { type, coordinates } }) => {
      const points = type === 'Point' ? [project(coordinates)] : coordinates.map(project)
      const [x, y] = points[Math.floor(points.length / 2)]!
      return type === 'Point' ? { x, y } : { x, y, line: pathOf(points) }
    }),
  }
}

const boundsOf = (values: number[]): [least: number, most: number] => [Math.min(...values), Math.max(...values)]

/** The first point absolute, the others relative, which is shorter. */
function pathOf(points: Point[]): string {
  const steps = points.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0]
    return [x - fromX, y - fromY]
  })
  const [[x, y] = [0, 0], ...others] = steps
  const moved = others.filter(([dx, dy]) => dx !== 0 || dy !== 0)
  return `M${x} ${y}${moved.length > 0 ? 'l' : ''}${moved.map((step) => step.join(' ')).join(' ')}`
}
