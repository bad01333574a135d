import { htmlToText } from '../../../contract/html-text.ts'
import { replaceParts } from '../../../contract/replace-parts.ts'

/** Two columns fit a phone. */
const FEWEST_COLUMNS = 3

/** Gives the cells of wide tables the name of their column, for phones, where each row is a block (see rich-text.css). */
export function nameCells(html: string): string {
  return replaceParts(html, ['<table>', '</table>'], (table) => {
    const names: string[] = []
    replaceParts(table, ['<thead>', '</thead>'], (head) =>
      replaceParts(head.slice('<thead>'.length), ['<th', '</th>'], (cell) => {
        names.push(toAttribute(cell))
        return cell
      }),
    )
    if (names.length < FEWEST_COLUMNS) return table
    return replaceParts(table, ['<tbody>', '</tbody>'], (body) =>
      replaceParts(body, ['<tr>', '</tr>'], (row) => nameRow(row, names)),
    )
  })
}

function nameRow(row: string, names: string[]): string {
  let column = 0
  return row.replaceAll(/<t[dh]\b/g, (cell) => `${cell} data-column="${names[column++] ?? ''}"`)
}

/** @param html text, perhaps with elements */
export const toAttribute = (html: string): string =>
  htmlToText(html).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
