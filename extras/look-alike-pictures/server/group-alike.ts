import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { listPictureRecords } from '../../../server/core/pictures/picture-library.ts'
import type { Db } from '../../../server/core/store/schema.ts'

const MOST_GROUPS = 50
/** In bits of 64; copies in another size or quality differ in fewer. */
const NEAR = 6
/** Logos and even surfaces have hardly any bits, and would all be alike. */
const LEAST_BITS = 6
const BYTES = [0, 2, 4, 6, 8, 10, 12, 14]

/** Groups of pictures that look alike, with the first that was uploaded first. */
export async function listAlikePictures(db: Db): Promise<PictureRecord[][]> {
  const prints = await db
    .selectFrom('picture')
    .select((eb) => ['id', eb.ref('fingerprint').$notNull().as('fingerprint')])
    .where('fingerprint', 'is not', null)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .execute()
  const groups = groupAlike(prints).slice(0, MOST_GROUPS)
  const ids = groups.flat()
  if (ids.length === 0) return []
  const query = { ids, page: 1, limit: ids.length, sort: 'created', order: 'asc' } as const
  const { data } = await listPictureRecords(db, query)
  return groups.map((group) => data.filter(({ id }) => group.includes(id)))
}

/** Groups of two or more pictures that look alike, by id. */
export function groupAlike(pictures: readonly { id: number; fingerprint: string }[]): number[][] {
  const first = new Map(pictures.map(({ id }) => [id, id]))
  const rootOf = (id: number): number => (first.get(id) === id ? id : rootOf(first.get(id)!))
  const seen = new Map<string, { id: number; bits: [number, number] }[]>()
  for (const { id, fingerprint } of pictures) {
    const bits: [number, number] = [parseInt(fingerprint.slice(0, 8), 16), parseInt(fingerprint.slice(8), 16)]
    const set = countBits(bits[0]) + countBits(bits[1])
    if (set < LEAST_BITS || set > 64 - LEAST_BITS) continue
    // Of two that differ in fewer than eight bits, one of the eight bytes is the same.
    for (const at of BYTES) {
      const name = `${at} ${fingerprint.slice(at, at + 2)}`
      const others = seen.get(name) ?? []
      for (const other of others)
        if (countBits(bits[0] ^ other.bits[0]) + countBits(bits[1] ^ other.bits[1]) <= NEAR)
          first.set(rootOf(id), rootOf(other.id))
      others.push({ id, bits })
      seen.set(name, others)
    }
  }
  return [...Map.groupBy(first.keys(), rootOf).values()].filter((group) => group.length > 1)
}

function countBits(number: number): number {
  let count = 0
  for (let rest = number >>> 0; rest !== 0; rest &= rest - 1) count += 1
  return count
}
