import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../ui')

/** Folders that are no component to look at by itself, and why. */
const WITHOUT_EXAMPLES: Record<string, string> = {
  about: 'pages of one section, looked at where they stand',
  blocks: 'parts of one page, looked at where they stand',
  client: 'the sheet of one page',
  day: 'a date in a line of text, looked at where it stands',
  'legal-page': 'two pages, looked at where they stand',
  'news-article': 'the sheet of one page',
  'page-change': 'shows nothing',
  paper: 'what sheets to print share, looked at where they stand',
  'person-page': 'the sheet of one page',
  project: 'the sheet of one page',
  styles: 'shows nothing',
}

test('every component has examples, for its page, for axe and for screenshots', () => {
  const components = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const missing = components
    .map(({ name }) => name)
    .filter((name) => !existsSync(resolve(folder, name, `${name}.examples.tsx`)))
  expect(missing.toSorted()).toEqual(Object.keys(WITHOUT_EXAMPLES))
})
