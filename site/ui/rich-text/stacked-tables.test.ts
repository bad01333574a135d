import { expect, test } from 'vitest'
import { nameCells } from './stacked-tables.ts'

const table = (columns: number) =>
  `<table><thead><tr>${'<th scope="col">A "<em>b</em>"</th>'.repeat(columns)}</tr></thead>` +
  `<tbody><tr>${'<td>1</td>'.repeat(columns)}</tr></tbody></table>`

test('cells of wide tables know their column, those of narrow ones and of tables without a head need not', () => {
  expect(nameCells(table(3))).toContain('<tbody><tr><td data-column="A &quot;b&quot;">1</td><td data-column=')
  expect(nameCells(table(3)).match(/data-column/g)).toHaveLength(3)
  expect(nameCells(table(2))).toBe(table(2))
  const headless = '<table><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>'
  expect(nameCells(headless)).toBe(headless)
})
