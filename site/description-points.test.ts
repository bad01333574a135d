import { expect, test } from 'vitest'
import { descriptionPoints } from './description-points.ts'

test('every sentence of every paragraph is a point that ends with a full stop', () => {
  expect(descriptionPoints('<p>One bridge. Two towers.</p><p class="x">Three cables</p>')).toEqual([
    'One bridge.',
    'Two towers.',
    'Three cables.',
  ])
})

test('a full stop inside a figure or after an abbreviation ends nothing', () => {
  expect(descriptionPoints('It gives 82.5 MW. Built by a Pvt. Ltd. company with Er. K. Rai. Done.')).toEqual([
    'It gives 82.5 MW.',
    'Built by a Pvt. Ltd. company with Er. K. Rai.',
    'Done.',
  ])
})

test('the Nepali danda ends a sentence, and so does a double one', () => {
  expect(descriptionPoints('<p>पुल बन्यो। बाटो खुल्यो।</p>')).toEqual(['पुल बन्यो।', 'बाटो खुल्यो।'])
  expect(descriptionPoints('<p>पुल बन्यो॥ बाटो खुल्यो॥</p>')).toEqual(['पुल बन्यो॥', 'बाटो खुल्यो॥'])
})

test('a Nepali point without an end gets a danda', () => {
  expect(descriptionPoints('<p>पुल बन्यो। स्पान १०८.५ मिटर</p>')).toEqual(['पुल बन्यो।', 'स्पान १०८.५ मिटर।'])
})

test.each([
  'यसले ८.४ मे.वा. विद्युत् दिन्छ।',
  'सडक २३.६ कि.मी. लामो छ।',
  'सडक २३.६ कि. मि. लामो छ।',
  'ट्याङ्कीमा ५० क्यु. मि. पानी अट्छ।',
  'हिमाल प्रा.लि. का डा. राईले वि.सं. २०७२ मा पुल बनाए।',
  'लागत रु. १२.५ लाख छ।',
  'ठेक्का नं. ४ मिति २०७२।१।१२ मा भयो।',
])('nothing else ends a Nepali sentence: %s', (sentence) => {
  expect(descriptionPoints(`<p>${sentence} काम सकियो।</p>`)).toEqual([sentence, 'काम सकियो।'])
})

test('a full stop in place of the danda ends a Nepali sentence', () => {
  expect(descriptionPoints('<p>पुल बन्यो. बाटो खुल्यो.</p>')).toEqual(['पुल बन्यो.', 'बाटो खुल्यो.'])
})

test('closing quotes belong to the sentence before them', () => {
  expect(descriptionPoints('<p>उनले भने, “पुल बन्यो।” बाटो खुल्यो।</p>')).toEqual(['उनले भने, “पुल बन्यो।”', 'बाटो खुल्यो।'])
  expect(descriptionPoints('<p>The sign says “Closed.” We waited. It says ‘Go.’</p>')).toEqual([
    'The sign says “Closed.”',
    'We waited.',
    'It says ‘Go.’',
  ])
  expect(descriptionPoints('<p>The “Himal Pvt. Ltd.” firm built it.</p>')).toEqual([
    'The “Himal Pvt. Ltd.” firm built it.',
  ])
})

test('lists, rows and headings are points of their own, and no tag or entity is shown', () => {
  const html =
    '<h2>Span</h2><ul><li>10<sup>6</sup> N &lt; 2</li></ul><table><tr><td>Cost</td><td><strong>5</strong></td></tr></table>'
  expect(descriptionPoints(html)).toEqual(['Span.', '10⁶ N < 2.', 'Cost 5.'])
})

test('an empty description has no points', () => {
  expect(descriptionPoints('')).toEqual([])
  expect(descriptionPoints('<p> </p>')).toEqual([])
})

test('an abbreviation at the very end stays a point of its own sentence', () => {
  expect(descriptionPoints('<p>Supplied by Himal Pvt. Ltd.</p><p>Next one.</p>')).toEqual([
    'Supplied by Himal Pvt. Ltd.',
    'Next one.',
  ])
})
