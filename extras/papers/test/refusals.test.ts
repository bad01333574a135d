import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { patternOf } from '../../../contract/catalogue.ts'
import refusals from '../admin/refusals.json' with { type: 'json' }

const SERVER = resolve(import.meta.dirname, '../server')
/** Refusals that belong to no field of the form, which says its own. */
const REFUSED = /(?:conflict\(\s*|file: )(['`])([A-Z](?:(?!\1).)* (?:(?!\1).)*)\1/gs

test('staff read in Nepali why the server refuses', () => {
  const sources = globSync('*.ts', { cwd: SERVER }).map((file) => readFileSync(resolve(SERVER, file), 'utf8'))
  const messages = sources
    .flatMap((source) => [...source.matchAll(REFUSED)].map(([, , text = '']) => text.replaceAll(/\$\{[^}]+\}/g, '7')))
    // Of a version that was changed meanwhile, the screens speak for all features.
    .filter((message) => !message.startsWith('Somebody else has changed'))
  const patterns = Object.values(refusals).map(({ en }) => patternOf(en))
  expect(messages.filter((message) => !patterns.some((pattern) => pattern.test(message)))).toEqual([])
  expect(messages.length).toBeGreaterThan(4)
})
