import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { patternOf } from '../../../contract/catalogue.ts'
import refusals from '../admin/refusals.json' with { type: 'json' }

const SERVER = resolve(import.meta.dirname, '../server')
const REFUSED =
  /(?:conflict|invalid|complain|refuse)\((?:[^'`]|'\w*')*?(['`])((?:[A-Z]|\$\{)(?:(?!\1).)* (?:(?!\1).)*)\1/gs
/** The forms say these by their fields, and of the first that it was changed meanwhile. */
const BY_FORMS = /^(?:Somebody else has changed|Say on which day|The office answered|7\. )/

const sources = globSync('**/*.ts', { cwd: SERVER }).map((file) => readFileSync(resolve(SERVER, file), 'utf8'))
const messages = sources
  .flatMap((source) => [...source.matchAll(REFUSED)].map(([, , text = '']) => text.replaceAll(/\$\{[^}]+\}/g, '7')))
  .filter((message) => !BY_FORMS.test(message))
const patterns = Object.values(refusals).map(({ en }) => patternOf(en))

test.each(messages)('staff read in Nepali: %s', (message) => {
  expect(patterns.some((pattern) => pattern.test(message))).toBe(true)
})

test('refusals are found in the sources', () => {
  expect(messages.length).toBeGreaterThan(15)
})
