/** Degrees (WGS 84), in the order of GeoJSON. */
export type Position = readonly [longitude: number, latitude: number]

export interface Point {
  type: 'Point'
  coordinates: Position
}
export interface Line {
  type: 'LineString'
  coordinates: readonly Position[]
}
export type Geometry = Point | Line

/** Degrees around Nepal; the borders (borders.ts) say more exactly what lies outside. */
const NEPAL = { west: 80, east: 88.3, south: 26.3, north: 30.5 }

/** A point, with one position, or a line in a file. */
export interface Piece {
  name: string | undefined
  positions: Position[]
}

/** The contents of a file. */
export interface Drawn {
  points: Piece[]
  lines: Piece[]
  /** How many were left out. */
  areas: number
}

export const MAX_LINE_POINTS = 200
/** About 0.1 m. */
const DECIMALS = 1e6
export const METRES_PER_DEGREE = 111_195

export const isAroundNepal = ([longitude, latitude]: Position): boolean =>
  longitude >= NEPAL.west && longitude <= NEPAL.east && latitude >= NEPAL.south && latitude <= NEPAL.north

/** Whether latitude and longitude are likely in each other's place. */
export const isSwapped = ([longitude, latitude]: Position): boolean => isAroundNepal([latitude, longitude])

export const roundPosition = ([longitude, latitude]: Position): Position => [
  Math.round(longitude * DECIMALS) / DECIMALS,
  Math.round(latitude * DECIMALS) / DECIMALS,
]

export const positionsOf = ({ type, coordinates }: Geometry): readonly Position[] =>
  type === 'Point' ? [coordinates as Position] : (coordinates as readonly Position[])

/** Metres; within Nepal the plane's error is below 0.1 % for the lengths that are compared. */
export function distanceToSegment(position: Position, start: Position, end: Position): number {
  const [x, y] = toMetres(start, position)
  const [dx, dy] = toMetres(start, end)
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
  return Math.hypot(x - share * dx, y - share * dy)
}

function toMetres(origin: Position, position: Position): [east: number, north: number] {
  const shrink = Math.cos((position[1] * Math.PI) / 180)
  return [(position[0] - origin[0]) * METRES_PER_DEGREE * shrink, (position[1] - origin[1]) * METRES_PER_DEGREE]
}

export interface SimplifiedLine {
  line: Line
  /** Metres by which the line left its course at most; 0: every point was kept. */
  tolerance: number
}

const FIRST_TOLERANCE = 2

/** Douglas–Peucker, with the first tolerance of 2, 4, 8 … metres that leaves at most 200 points. */
export function simplifyLine(positions: readonly Position[]): SimplifiedLine {
  const rounded = positions.map(roundPosition)
  const distinct = rounded.filter(
    ([x, y], index) => index === 0 || x !== rounded[index - 1]![0] || y !== rounded[index - 1]![1],
  )
  let kept = distinct
  let tolerance = 0
  while (kept.length > MAX_LINE_POINTS) {
    tolerance = tolerance === 0 ? FIRST_TOLERANCE : tolerance * 2
    kept = withoutSmallBends(distinct, tolerance)
  }
  return { line: { type: 'LineString', coordinates: kept }, tolerance }
}

/** Without recursion, because a track may have a hundred thousand points. */
export function withoutSmallBends(positions: readonly Position[], tolerance: number): Position[] {
  const isKept = positions.map((_, index) => index === 0 || index === positions.length - 1)
  const open: [number, number][] = [[0, positions.length - 1]]
  while (open.length > 0) {
    const [first, last] = open.pop()!
    let farthest = first
    let distance = tolerance
    for (let index = first + 1; index < last; index += 1) {
      const away = distanceToSegment(positions[index]!, positions[first]!, positions[last]!)
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest === first) continue
    isKept[farthest] = true
    open.push([first, farthest], [farthest, last])
  }
  return positions.filter((_, index) => isKept[index])
}
