import type { Position } from '../../../contract/location/geometry.ts'
import type { ProjectFeature } from '../../../contract/projects/project-map.ts'
import type { Outline } from '../../../contract/regions/region.ts'

/** Units of the longer side, without the margin. */
const SIZE = 440
const MARGIN = 20

/** Half of a mark's size, with a gap to its neighbours; that of several projects is wider. */
const MARK = { width: 15, height: 15 }
const GROUP = { width: 30, height: 15 }

type Point = [x: number, y: number]

interface Group {
  x: number
  y: number
  /** Indexes of the locations, in their order. */
  members: number[]
}

export type RegionDrawing = ReturnType<typeof drawRegion>

/**
 * North is up; a degree of longitude is as long as on the region's middle latitude.
 * @param labelPoints in the order of the outlines
 * @returns `shapes` are SVG path data, in the order of the outlines; `labels` are where their names stand, clear of
 * marks; a mark is one project, or several whose marks would overlap, in the order of their first locations
 */
export function drawRegion(
  outlines: Outline[],
  locations: Pick<ProjectFeature, 'geometry'>[],
  labelPoints: Position[] = [],
) {
  const positions = outlines.flat(2)
  const [west, east] = boundsOf(positions.map(([longitude]) => longitude))
  const [south, north] = boundsOf(positions.map(([, latitude]) => latitude))
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = SIZE / Math.max((east - west) * shrink, north - south)
  const project = ([longitude, latitude]: Position): Point => [
    Math.round(MARGIN + (longitude - west) * shrink * scale),
    Math.round(MARGIN + (north - latitude) * scale),
  ]
  const width = Math.round((east - west) * shrink * scale) + 2 * MARGIN
  const located = locations.map(({ geometry: { type, coordinates } }) => {
    const points = type === 'Point' ? [project(coordinates)] : coordinates.map(project)
    return { at: points[Math.floor(points.length / 2)]!, line: type === 'Point' ? undefined : pathOf(points) }
  })
  const marks = groupOverlapping(located.map(({ at }) => at)).map(({ x, y, members }) => ({
    x: members.length > 1 ? Math.min(width - GROUP.width, Math.max(GROUP.width, x)) : x,
    y,
    members,
    lines: members.flatMap((index) => located[index]!.line ?? []),
  }))
  return {
    width,
    height: Math.round((north - south) * scale) + 2 * MARGIN,
    shapes: outlines.map((rings) => rings.map((ring) => `${pathOf(ring.map(project))}z`).join('')),
    labels: labelPoints.map((point) => besideMarks(project(point), marks)),
    marks,
  }
}

/** Half of a name's size, about. */
const LABEL = { width: 28, height: 8 }

/** Below the mark that it would lie under. */
function besideMarks([x, y]: Point, marks: Group[]): Point {
  const mark = marks.find(
    (one) => Math.abs(one.x - x) < GROUP.width + LABEL.width && Math.abs(one.y - y) < GROUP.height + LABEL.height,
  )
  return mark ? [x, mark.y + GROUP.height + LABEL.height] : [x, y]
}

/** Joins marks until none overlap, from the north; the same groups for every order of the points. */
function groupOverlapping(points: Point[]): Group[] {
  let groups = points
    .map(([x, y], index): Group => ({ x, y, members: [index] }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
  for (let isJoined = true; isJoined;) {
    const apart: Group[] = []
    for (const group of groups) {
      const overlapped = apart.find((other) => doOverlap(group, other))
      if (overlapped) overlapped.members.push(...group.members)
      else apart.push(group)
    }
    isJoined = apart.length < groups.length
    groups = apart
  }
  for (const { members } of groups) members.sort((one, other) => one - other)
  return groups.toSorted((one, other) => one.members[0]! - other.members[0]!)
}

function doOverlap(one: Group, other: Group): boolean {
  const [first, second] = [one, other].map(({ members }) => (members.length > 1 ? GROUP : MARK))
  return (
    Math.abs(one.x - other.x) < first!.width + second!.width &&
    Math.abs(one.y - other.y) < first!.height + second!.height
  )
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
