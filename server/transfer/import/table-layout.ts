/** A row as it stands in a file. */
export interface SheetRow {
  /** As spreadsheets count. */
  row: number
  /** Texts as shown; numbers without a format as decimals, which in a column of dates may be serial numbers. */
  cells: string[]
}

/** Rows in which the header is looked for, and how much of the widest one it must fill. */
const HEAD = 15
const LEAST = 0.6
/** A title above the header has fewer cells in a table of several columns. */
const FEWEST_COLUMNS = 3

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== ''

/** The header as one row, and what is below it. */
export async function* belowTitle(sheet: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  const head: SheetRow[] = []
  let isBelow = false
  try {
    for await (const row of sheet) {
      if (isBelow) yield row
      else if (head.push(row) === HEAD) {
        isBelow = true
        yield* withoutTitle(head)
      }
    }
  } catch (error) {
    if (!isBelow) yield* withoutTitle(head)
    throw error
  }
  if (!isBelow) yield* withoutTitle(head)
}

function withoutTitle(head: SheetRow[]): SheetRow[] {
  const counts = head.map(({ cells }) => cells.filter(isFilled).length)
  const widest = Math.max(0, ...counts)
  const start = widest < FEWEST_COLUMNS ? 0 : counts.findIndex((count) => count >= widest * LEAST)
  const [first, second, ...rest] = head.slice(start)
  const joined = first && second && joinHeadings(first.cells, second.cells)
  return joined ? [{ ...first, cells: joined }, ...rest] : head.slice(start)
}

/** A heading over several columns, with their own ones below it. Undefined: the second row is none of headings. */
function joinHeadings(top: string[], below: string[]): string[] | undefined {
  const isInGroup = (index: number) => !isFilled(top[index]) && top.slice(0, index).some(isFilled)
  const width = Math.max(top.length, below.length)
  const columns = Array.from({ length: width }, (_, index) => {
    const isOwn = isFilled(below[index]) && below[index] !== top[index]
    const isPart = isInGroup(index) || (isInGroup(index + 1) && isFilled(below[index + 1]))
    return { isOwn, isPart: isOwn && isPart, index }
  })
  const isGrouped = columns.some(({ isPart, index }) => isPart && isInGroup(index))
  if (!isGrouped || columns.some(({ isOwn, isPart }) => isOwn && !isPart)) return undefined
  return columns.map(({ isPart, index }) => {
    if (!isPart) return top[index] ?? ''
    const group = top.slice(0, index + 1).findLast(isFilled)!
    // A unit in brackets counts for each of them.
    const isUnique = below.filter((one) => one === below[index]).length === 1
    return isUnique && !group.includes('(') ? below[index]! : `${group} ${below[index]}`
  })
}

/** Names of columns: of two that are called alike, the second is “Remarks (2)”. */
export function nameColumns(cells: string[]): string[] {
  const names: string[] = []
  for (const cell of cells) {
    const name = cell.trim()
    let unique = name
    for (let count = 2; name !== '' && names.includes(unique); count += 1) unique = `${name} (${count})`
    names.push(unique)
  }
  return names
}

/** Whole cells, and beginnings, that no record has. */
const SUM =
  /^(?:(?:grand|sub|overall|net)?[- ]?totals?(?: (?:amount|cost|value|projects?))?|sum|(?:कु|कू)ल(?: (?:जम्मा|रकम|योग))?|(?:कुल )?जम्मा(?: रकम)?|योग)\s*[:=.-]*$/i
const CLOSING =
  /^(?:prepared|checked|approved|verified|submitted|compiled|certified|reviewed|signed) by\b|^(?:signature|date|note|notes|source|n\.?b\.?|remarks?)\s*[:.]|^(?:तयार|पेश|पेस|प्रमाणित|रुजु|जाँच|सिफारिस)\s*गर्ने|^(?:नोट|द्रष्टव्य|पुनश्च|हस्ताक्षर|मिति)\s*[:ः।]/i
const NUMBER = /^[\d०-९.,\s]+$/

/** Whether a row is a sum, a signature, or the header once more. */
export function isBesideTable(cells: string[], names: string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  if (filled.length === names.filter(Boolean).length && names.every((name, index) => name === cells[index]?.trim()))
    return true
  // Some sheets count on below their last row.
  const first = filled.find((cell) => !NUMBER.test(cell)) ?? ''
  return names.length >= FEWEST_COLUMNS && filled.length < names.length && (SUM.test(first) || CLOSING.test(first))
}
