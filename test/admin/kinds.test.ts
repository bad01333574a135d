import { describe, expect, test } from 'vitest'
import { changesBetween, toDocument, toValues } from '../../admin/core/forms/documents.ts'
import {
  fieldTabs,
  formFields,
  isForSearchEngines,
  namesIn,
  requiredFields,
  slugOf,
} from '../../admin/core/forms/kind-form.ts'
import { orderGroups } from '../../admin/content/order-groups.ts'
import { faultOf } from '../../admin/core/inputs/use-fault.ts'
import { sayIn } from '../../admin/core/words/use-words.ts'
import type { ContentRow } from '../../contract/content/content.ts'
import { line } from '../../contract/fields/field.ts'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { fieldsOf } from '../../contract/fields/kind.ts'

describe('the form of a kind', () => {
  test.each(CONTENT_ENTITIES)('%s have each field once, in its tab', (entity) => {
    const kind = kindOf(entity)
    const tabs = fieldTabs(kind)
    const inTabs = tabs.flatMap(namesIn)
    expect(new Set(inTabs).size).toBe(inTabs.length)
    for (const [name, { isTranslated, type }] of formFields(kind)) {
      const isFirst = requiredFields(kind).includes(name)
      const isInTab = !isTranslated && type !== 'slug' && !isForSearchEngines(name) && !isFirst
      expect(inTabs.includes(name), name).toBe(isInTab)
    }
    expect(inTabs.every((name) => fieldsOf(kind).some(([known]) => known === name))).toBe(true)
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(tabs.length)
  })

  test('required fields are in the first tab, beside the title', () => {
    expect(requiredFields(kindOf('news'))).toEqual(['categoryId'])
    expect(fieldTabs(kindOf('news')).flatMap(namesIn)).not.toContain('categoryId')
    expect(requiredFields(kindOf('projects'))).toContain('code')
  })

  test('a field that no tab names is in the first', () => {
    const project = kindOf('projects')
    const note = line({ label: { en: 'Note' }, bound: 40, isTranslated: false })
    const [first, ...others] = fieldTabs({ ...project, fields: { ...project.fields, note } })
    expect(namesIn(first!)).toContain('note')
    expect(others.flatMap(namesIn)).not.toContain('note')
  })

  test('only kinds whose items have a page, or a list, of their own ask for a slug', () => {
    const asked = CONTENT_ENTITIES.filter((entity) => slugOf(kindOf(entity)))
    const addressed = CONTENT_ENTITIES.filter(
      (entity) => kindOf(entity).path?.endsWith('/:slug') || entity === 'categories',
    )
    expect(asked).toEqual(addressed)
  })

  test('a value without an amount, and an empty size, are sent as null', () => {
    const project = kindOf('projects')
    const document = toDocument(project, toValues(project, { title: 'Bridge', value: null, size: null }))
    expect(document).toMatchObject({ value: null, size: null })
    expect(changesBetween(document, toDocument(project, toValues(project, document)))).toEqual({})
    const value = { amount: 5, currency: 'NPR', isPublic: false }
    const typed = { ...toValues(project, document), value }
    expect(changesBetween(document, toDocument(project, typed))).toEqual({ value })
  })

  test('blank lines are not sent', () => {
    const settings = kindOf('settings')
    const typed = {
      ...toValues(settings, {}),
      phones: ['+977', ' '],
      hours: [{ days: '', time: '' }],
      translations: { ne: { name: 'क', tagline: '', address: [''] } },
    }
    expect(toDocument(settings, typed)).toMatchObject({
      phones: ['+977'],
      hours: [],
      location: null,
      translations: { ne: { name: 'क', address: [] } },
    })
  })
})

describe('validation of an input', () => {
  const said = (entity: (typeof CONTENT_ENTITIES)[number], name: string, value: unknown) => {
    const field = kindOf(entity).fields[name]!
    return faultOf(value, field, field.label.en, sayIn('en'))
  }

  test('gives the messages of the API', () => {
    expect(said('projects', 'code', ' ')).toBe('Project number is required')
    expect(said('projects', 'code', 'x'.repeat(41))).toBe('Project number must be at most 40 characters')
    expect(said('projects', 'start', '2019-13')).toBe('Start must be a year or a month: 2019 or 2019-04')
    expect(said('projects', 'share', 0)).toBe('Share of the firm must be more than 0')
    expect(said('projects', 'share', 'half')).toBe('Share of the firm must be a number')
    expect(said('timeline', 'date', '2013-2010')).toMatch(/^The period ends before it begins/)
    expect(said('clients', 'link', 'example.org')).toMatch(/^Website must be an address/)
    expect(said('settings', 'phones', ['+977 1 4123456', 'call us'])).toMatch(/^Phone must be a number/)
    expect(said('settings', 'hours', [{ days: 'Sunday', time: '' }])).toBe('Time is required')
  })

  test('gives none for a valid value, or an empty optional one', () => {
    expect(said('clients', 'link', null)).toBeUndefined()
    expect(said('settings', 'phones', ['+977 1 4123456', ''])).toBeUndefined()
    expect(said('settings', 'hours', [{ days: '', time: '' }])).toBeUndefined()
    expect(said('partners', 'is_international', 0)).toBeUndefined()
  })
})

describe('the groups for ordering', () => {
  const row = (id: number, group: string | null) => ({ id, group, title: `Number ${id}` }) as ContentRow
  const headings = (entity: (typeof CONTENT_ENTITIES)[number], rows: ContentRow[]) =>
    orderGroups(kindOf(entity), rows).map(({ heading, rows: inGroup }) => [heading?.en, inGroup.map(({ id }) => id)])

  test('are the whole kind, the groups that visitors see, or the children of a parent', () => {
    expect(headings('projects', [row(1, 'completed'), row(2, 'ongoing')])).toEqual([[undefined, [1, 2]]])
    const partners = [row(1, '1'), row(2, '0')]
    expect(headings('partners', partners)).toEqual([
      ['Government body of Nepal', [2]],
      ['International agency', [1]],
    ])
    expect(headings('services', [row(1, null), row(2, '1'), row(3, '9')])).toEqual([
      ['Top level', [1]],
      ['In Number 1', [2]],
      ['In an item that is in the trash', [3]],
    ])
  })
})
