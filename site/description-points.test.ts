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

test('the Nepali danda ends a sentence', () => {
  expect(descriptionPoints('<p>पुल बन्यो। बाटो खुल्यो।</p>')).toEqual(['पुल बन्यो।', 'बाटो खुल्यो।'])
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
