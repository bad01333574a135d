import { expect, test } from 'vitest'
import { findPage, importPage, isImported, pageFiles } from './pages.ts'

const find = (path: string) => findPage(new URL(path, 'https://firm.example'))

test('the page of an address is found, in both languages, the one with fewer parameters first', () => {
  expect(find('/')?.path).toBe('/')
  expect(find('/ne')?.path).toBe('/')
  expect(find('/ne/services/design/bridges')).toEqual({
    path: '/services/:parent/:slug',
    params: { parent: 'design', slug: 'bridges' },
  })
  expect(find('/elsewhere')).toBeUndefined()
})

test('every page of the table has a file with a component', async () => {
  for (const path of Object.keys(pageFiles)) {
    if (path.startsWith('/dev/')) continue
    expect((await importPage(path)).default, path).toBeTypeOf('function')
    expect(isImported(path)).toBe(true)
  }
})
