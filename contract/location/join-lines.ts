import type { Piece, Position } from './geometry.ts'

/** Degrees, about a metre. */
const TOUCHING = 1e-5
/** Of more, a person chooses. */
const MOST = 300

/** One alignment is often drawn in pieces: those of one name that touch with their ends become one line. */
export function joinLines(lines: Piece[]): Piece[] {
  const distinct = [...new Map(lines.map((line) => [keyOf(line), line])).values()].filter((line) => line.positions[0])
  if (distinct.length > MOST) return distinct
  const joined: Piece[] = []
  for (const line of distinct) {
    let whole = line
    for (let at = 0; at < joined.length; at += 1) {
      const longer = joinTwo(joined[at]!, whole)
      if (!longer) continue
      whole = longer
      joined.splice(at, 1)
      at = -1
    }
    joined.push(whole)
  }
  return joined
}

/** The same for both directions. */
const keyOf = ({ positions }: Piece) => [positions, positions.toReversed()].map(String).toSorted()[0]

function joinTwo(one: Piece, other: Piece): Piece | undefined {
  if (one.name !== other.name) return undefined
  for (const first of [one.positions, one.positions.toReversed()])
    for (const second of [other.positions, other.positions.toReversed()])
      if (touches(first.at(-1)!, second[0]!)) return { ...one, positions: [...first, ...second.slice(1)] }
  return undefined
}

const touches = (one: Position, other: Position) =>
  Math.abs(one[0] - other[0]) < TOUCHING && Math.abs(one[1] - other[1]) < TOUCHING
