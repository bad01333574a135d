import { htmlToText } from '../../../contract/html-text.ts'

/** Two columns fit a phone. */
const FEWEST_COLUMNS = 3

/** Gives the cells of wide tables the name of their column, for phones, where each row is a block (see rich-text.css). */
export function nameCells(html: string): string {
  return mapParts(html, ['<table>', '</table>'], (table) => {
    const names: string[] = []
    mapParts(table, ['<thead>', '</thead>'], (head) =>
      mapParts(head.slice('<thead>'.length), ['<th', '</th>'], (cell) => {
        names.push(toAttribute(cell))
        return cell
      }),
    )
    if (names.length < FEWEST_COLUMNS) return table
    return mapParts(table, ['<tbody>', '</tbody>'], (body) =>
      mapParts(body, ['<tr>', '</tr>'], (row) => nameRow(row, names)),
    )
  })
}

/** Replaces each part of a text from one mark to the next other one, in linear time. */
function mapParts(text: string, [open, close]: [string, string], map: (part: string) => string): string {
  let mapped = ''
  let at = 0
  for (;;) {
    const from = text.indexOf(open, at)
    const to = from < 0 ? -1 : text.indexOf(close, from)
    if (to < 0) return mapped + text.slice(at)
    const end = to + close.length
    mapped += text.slice(at, from) + map(text.slice(from, end))
    at = end
  }
}

function nameRow(row: string, names: string[]): string {
  let column = 0
  return row.replaceAll(/<t[dh]\b/g, (cell) => `${cell} data-column="${names[column++] ?? ''}"`)
}

/** @param html text, perhaps with elements */
export const toAttribute = (html: string): string =>
  htmlToText(html).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
