import { expect, test } from 'vitest'
import { byOtherLocale } from '../../../contract/locale.ts'
import { kindOf } from '../../../contract/kinds/index.ts'
import { changesBetween, toDocument, toValues, valuesByPath, withValues } from './documents.ts'

const NEWS = kindOf('news')
const RECORD = {
  id: 3,
  version: 2,
  name: 'Bridge',
  slug: 'bridge',
  summary: '',
  description: '',
  categoryId: 1,
  imageId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const NEPALI = { name: 'पुल', summary: '', description: '' }

test('an unchanged form has no changes', () => {
  const base = toDocument(NEWS, toValues(NEWS, { ...RECORD, translations: { ne: NEPALI } }))
  expect(changesBetween(base, toDocument(NEWS, toValues(NEWS, base)))).toEqual({})
  expect(base).not.toHaveProperty('version')
})

test('only edited fields are sent', () => {
  const base = toDocument(NEWS, toValues(NEWS, { ...RECORD, translations: { ne: null } }))
  const typed = { ...toValues(NEWS, base), name: 'Long bridge' }
  expect(changesBetween(base, toDocument(NEWS, typed))).toEqual({ name: 'Long bridge' })
})

test('an emptied Nepali translation is sent as null', () => {
  const base = toDocument(NEWS, toValues(NEWS, { ...RECORD, translations: { ne: NEPALI } }))
  const typed = { ...toValues(NEWS, base), translations: { ne: { name: ' ', summary: '', description: '' } } }
  expect(changesBetween(base, toDocument(NEWS, typed))).toEqual({ translations: byOtherLocale(() => null) })
})

test('a field of either language can be restored from another version', () => {
  const mine = toValues(NEWS, { ...RECORD, name: 'Mine', translations: { ne: NEPALI } })
  const theirs = toValues(NEWS, { ...RECORD, name: 'Theirs', translations: { ne: { ...NEPALI, name: 'अर्को' } } })
  const chosen = new Map([...valuesByPath(NEWS, mine)].filter(([path]) => path === 'translations.ne.name'))
  expect(toDocument(NEWS, withValues(theirs, chosen))).toMatchObject({ name: 'Theirs', translations: { ne: NEPALI } })
})
