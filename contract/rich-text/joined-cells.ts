/** How many columns and rows a cell covers, as it was written. */
export interface JoinedCell {
  columns: number
  rows: number
}

/** Of one table; later joins beyond it count as none. */
const MAX_ADDED = 2_000
const MAX_COLUMNS = 100

/**
 * Joined cells parted, so that columns stay below each other: a cell across several columns or rows becomes that cell and
 * empty ones. @param rows of one section of a table @returns for each row its cells by their place, 'empty' between them
 */
export function partJoinedCells(rows: readonly (readonly JoinedCell[])[]): (number | 'empty')[][] {
  let left = MAX_ADDED
  /** Rows that a cell above still covers, by column. */
  const covered: number[] = []
  return rows.map((row, rowIndex) => {
    const parted: (number | 'empty')[] = []
    const addCovered = () => {
      for (; (covered[parted.length] ?? 0) > 0; parted.push('empty')) covered[parted.length]! -= 1
    }
    for (const [index, cell] of row.entries()) {
      addCovered()
      const columns = bound(cell.columns, Math.min(MAX_COLUMNS - parted.length, left + 1))
      // 0: to the end of the section.
      const down = cell.rows === 0 ? rows.length : cell.rows
      const below = bound(down, Math.min(rows.length - rowIndex, Math.floor(left / columns) + 1))
      left -= columns * below - 1
      for (let column = 0; column < columns; column += 1) {
        if (below > 1) covered[parted.length] = below - 1
        parted.push(column === 0 ? index : 'empty')
      }
    }
    addCovered()
    for (let column = parted.length; column < covered.length; column += 1) if (covered[column]) covered[column]! -= 1
    return parted
  })
}

const bound = (given: number, most: number) => Math.max(1, Math.min(Number.isInteger(given) ? given : 1, most))
