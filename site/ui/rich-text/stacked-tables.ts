/** Two columns fit a phone. */
const FEWEST_COLUMNS = 3

/** Gives the cells of wide tables the name of their column, for phones, where each row is a block (see rich-text.css). */
export function nameCells(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const head = /<thead>(.*?)<\/thead>/s.exec(table)?.[1] ?? ''
    const names = Array.from(head.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs), ([, name = '']) => toAttribute(name))
    if (names.length < FEWEST_COLUMNS) return table
    return table.replace(/<tbody>.*<\/tbody>/s, (body) =>
      body.replaceAll(/<tr>.*?<\/tr>/gs, (row) => nameRow(row, names)),
    )
  })
}

function nameRow(row: string, names: string[]): string {
  let column = 0
  return row.replaceAll(/<t[dh]\b/g, (cell) => `${cell} data-column="${names[column++] ?? ''}"`)
}

/** @param html text, perhaps with elements */
export const toAttribute = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
