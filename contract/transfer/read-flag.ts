/** Yes or no in a cell of a table; anything else stays as it is. */
export function readFlag(cell: string): boolean | string {
  const word = cell.toLowerCase()
  if (['yes', 'y', 'true', '1', 'हो', 'छ'].includes(word)) return true
  return ['no', 'n', 'false', '0', 'होइन', 'छैन'].includes(word) ? false : cell
}
