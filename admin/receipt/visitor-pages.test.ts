import { expect, test } from 'vitest'
import { pagesOf } from './visitor-pages.ts'

test('of many items the receipt opens the lists too, which all of them change', () => {
  const paths = Array.from({ length: 30 }, (_, item) => `/projects/${item}`)
  const opened = pagesOf('projects', [...paths, null, ...paths], 20)
  expect(opened).toHaveLength(20)
  expect(opened).toEqual(expect.arrayContaining(['/projects/0', '/projects', '/ne/projects', '/gallery', '/', '/ne']))
})

test('of one item whose address has changed it opens both addresses, the lists and home', () => {
  const opened = pagesOf('projects', ['/projects/new', '/projects/old'])
  expect(opened).toEqual(expect.arrayContaining(['/projects/new', '/ne/projects/old', '/ne/gallery', '/ne']))
})
