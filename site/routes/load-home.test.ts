import { expect, test } from 'vitest'
import type { NewsSummary } from '../ui/card/news-card.tsx'
import { toNewsRow } from './load-home.ts'

const image = { url: '/media/pictures/1' } as NewsSummary['image']
const rowOf = (...images: NewsSummary['image'][]) => toNewsRow(images.map((one) => ({ image: one }) as NewsSummary))

test.each([
  [[image], [image]],
  [
    [null, image],
    [null, null],
  ],
  [
    [null, image, null],
    [null, null, null],
  ],
  [
    [image, image, null],
    [image, image, null],
  ],
])('a row of news on home has pictures where most have one: %#', (given, shown) => {
  expect(rowOf(...given).map((one) => one.image)).toEqual(shown)
})
