import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { checkSentences } from './check-page.ts'

const check = (text: string, lang = 'en') =>
  checkSentences(
    parseHTML(`<html lang="${lang}"><main><div data-field="mainText">${text}</div></main></html>`).document,
  ).map(({ values }) => values?.['words'])

test('a sentence has up to 30 words in English', () => {
  expect(check(`<p>${'word '.repeat(29)}end. Then ${'word '.repeat(28)}end.</p>`)).toEqual([])
  expect(check(`<p>Short. Then ${'word '.repeat(29)}end.</p>`)).toEqual([31])
})

test('a danda ends a sentence, which has up to 35 words in Nepali', () => {
  expect(check(`<p>${'पुल '.repeat(34)}बन्यो। ${'पुल '.repeat(34)}बन्यो।</p>`, 'ne')).toEqual([])
  expect(check(`<p lang="ne">${'पुल '.repeat(35)}बन्यो। पुल बन्यो।</p>`)).toEqual([36])
})

test('an item of a list counts once, and whatever is written in another language not at all', () => {
  const long = `${'word '.repeat(40)}end.`
  expect(check(`<ul><li><p>${long}</p></li></ul>`)).toEqual([41])
  expect(check(`<p lang="fr">${long}</p>`)).toEqual([])
})
