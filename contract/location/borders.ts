import { distanceToSegment, withoutSmallBends, type Position } from './geometry.ts'

/** The part of a TopoJSON file that is read: quantised arcs, which neighbours share. */
export interface BordersTopology {
  transform?: { scale: number[]; translate: number[] }
  arcs: number[][][]
  objects: {
    districts: {
      geometries: { type: string; arcs?: unknown; properties: { code: string } }[]
    }
  }
}

interface DistrictBorder {
  code: string
  rings: Position[][]
}
export type Borders = readonly DistrictBorder[]

/** Metres by which the simplified borders are wrong at most, measured: docs/decisions/24-places.md. */
export const BORDER_ERROR = 1000
/** Metres within which a place in a neighbouring district is a warning, and not an error. */
export const NEAR_BORDER = 5000

/** The districts' polygons. @param tolerance metres below which bends become straight, the same for both neighbours */
export function readBorders({ transform, arcs, objects }: BordersTopology, tolerance = 0): Borders {
  const [scaleX = 1, scaleY = 1] = transform?.scale ?? []
  const [originX = 0, originY = 0] = transform?.translate ?? []
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    const line = arc.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [x * scaleX + originX, y * scaleY + originY]
    })
    return tolerance > 0 ? withoutSmallBends(line, tolerance) : line
  })
  // A negative index is an arc in the opposite direction: ~index.
  const ringOf = (indexes: number[]) =>
    indexes.flatMap((index) => (index < 0 ? lines[~index]!.toReversed() : lines[index]!))
  return objects.districts.geometries.map(({ type, arcs: parts, properties: { code } }) => {
    const polygons = (type === 'Polygon' ? [parts] : parts) as number[][][]
    return { code, rings: polygons.flat().map(ringOf) }
  })
}

/** The codes of the districts that share a border, and not only a corner, with each. */
export function readNeighbours({ objects }: BordersTopology): Map<string, string[]> {
  const sides = objects.districts.geometries.flatMap(({ arcs, properties: { code } }) =>
    ([arcs].flat(3) as number[]).map((index) => ({ code, arc: index < 0 ? ~index : index })),
  )
  const neighbours = new Map<string, Set<string>>(sides.map(({ code }) => [code, new Set()]))
  for (const beside of Map.groupBy(sides, ({ arc }) => arc).values())
    for (const { code } of beside)
      for (const other of beside) if (other.code !== code) neighbours.get(code)!.add(other.code)
  return new Map([...neighbours].map(([code, codes]) => [code, [...codes].toSorted()]))
}

export interface FoundDistrict {
  code: string
  /** Metres to the nearest border of a neighbour or of the country. */
  toBorder: number
}

/** The district of a position, also just outside of the simplified border of Nepal; undefined: outside of Nepal. */
export function findDistrict(borders: Borders, position: Position): FoundDistrict | undefined {
  const inside = borders.find(({ rings }) => isInside(rings, position))
  if (inside) return { code: inside.code, toBorder: distanceToRings(inside.rings, position) }
  const nearest = borders
    .map(({ code, rings }) => ({ code, toBorder: distanceToRings(rings, position) }))
    .reduce((one, other) => (other.toBorder < one.toBorder ? other : one))
  return nearest.toBorder <= BORDER_ERROR ? nearest : undefined
}

/** Metres from a position to a district; 0 inside of it. */
export function distanceToDistrict(borders: Borders, code: string, position: Position): number {
  const border = borders.find((one) => one.code === code)
  if (!border) return Infinity
  return isInside(border.rings, position) ? 0 : distanceToRings(border.rings, position)
}

/** Even-odd rule: a ray to the east crosses the rings an odd number of times. */
function isInside(rings: readonly Position[][], [x, y]: Position): boolean {
  let isOdd = false
  for (const [[fromX, fromY], [toX, toY]] of segmentsOf(rings)) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isOdd = !isOdd
  }
  return isOdd
}

function distanceToRings(rings: readonly Position[][], position: Position): number {
  let nearest = Infinity
  for (const [from, to] of segmentsOf(rings)) nearest = Math.min(nearest, distanceToSegment(position, from, to))
  return nearest
}

function* segmentsOf(rings: readonly Position[][]): Generator<[Position, Position]> {
  for (const ring of rings) for (let index = 1; index < ring.length; index += 1) yield [ring[index - 1]!, ring[index]!]
}
