import { expect, test } from 'vitest'
import { newsKind } from '../news/news-kind.ts'
import { changesBetween, fieldsOf, toDocument, toValues, withFields } from './documents.ts'

const RECORD = { id: 3, version: 2, name: 'Bridge', slug: 'bridge', summary: '', description: '', categoryId: 1, imageId: null, createdAt: '2026-01-01T00:00:00.000Z' }
const NEPALI = { name: 'पुल', summary: '', description: '' }

test('what a form begins with and has not changed is no change', () => {
  const base = toDocument(newsKind, toValues(newsKind, { ...RECORD, translations: { ne: NEPALI } }))
  expect(changesBetween(base, toDocument(newsKind, toValues(newsKind, base)))).toEqual({})
  expect(base).not.toHaveProperty('version')
})

test('only what was typed is sent', () => {
  const base = toDocument(newsKind, toValues(newsKind, { ...RECORD, translations: { ne: null } }))
  const typed = { ...toValues(newsKind, base), name: 'Long bridge' }
  expect(changesBetween(base, toDocument(newsKind, typed))).toEqual({ name: 'Long bridge' })
})

test('Nepali that was emptied is sent as none', () => {
  const base = toDocument(newsKind, toValues(newsKind, { ...RECORD, translations: { ne: NEPALI } }))
  const typed = { ...toValues(newsKind, base), translations: { ne: { name: ' ', summary: '', description: '' } } }
  expect(changesBetween(base, toDocument(newsKind, typed))).toEqual({ translations: { ne: null } })
})

test('a field of either language can be taken from another version', () => {
  const mine = toValues(newsKind, { ...RECORD, name: 'Mine', translations: { ne: NEPALI } })
  const theirs = toValues(newsKind, { ...RECORD, name: 'Theirs', translations: { ne: { ...NEPALI, name: 'अर्को' } } })
  const chosen = new Map([...fieldsOf(newsKind, mine)].filter(([path]) => path === 'translations.ne.name'))
  expect(toDocument(newsKind, withFields(theirs, chosen))).toMatchObject({ name: 'Theirs', translations: { ne: NEPALI } })
})
