import { expect, test } from 'vitest'
import { suggestedPages, wordsOf } from './missing-address.ts'

test.each([
  ['/projects/some-old-bridge', 'some old bridge'],
  ['/projects/some-old-bridge/', 'some old bridge'],
  ['/old/Market_Hall.html', 'Market Hall'],
  ['/projects/%E0%A4%AA%E0%A5%81%E0%A4%B2', 'पुल'],
  ['/projects/50%-done', '50 done'],
  ['/%3Cscript%3E', 'script'],
  ['/', ''],
])('the words of %s are "%s"', (address, words) => {
  expect(wordsOf(address)).toBe(words)
})

test('the words of an endless address end', () => {
  expect(wordsOf(`/${'bridge-'.repeat(400)}`).length).toBeLessThanOrEqual(80)
})

test('the way on that an address points at comes first, and none is lost', () => {
  expect(suggestedPages('/news/no-such-news')[0]!.name).toBe('news')
  expect(suggestedPages('/services/planning/bridges')[0]!.name).toBe('services')
  expect(suggestedPages('/newsletter')[0]!.name).toBe('projects')
  for (const address of ['/news/x', '/nothing'])
    expect(new Set(suggestedPages(address).map(({ to }) => to)).size).toBe(6)
})
