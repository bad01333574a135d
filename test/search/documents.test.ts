import { expect, test } from 'vitest'
import { choice, line, richText } from '../../contract/fields/field.ts'
import { defineKind } from '../../contract/fields/kind.ts'
import { ALL_PUBLISHED } from '../../server/core/content/columns.ts'
import { documentOf } from '../../server/search/documents.ts'

const label = { en: 'A field', ne: 'क्षेत्र' }
const kind = defineKind({
  entity: 'projects',
  table: 'project',
  schema: 'Project',
  noun: 'Project',
  singular: label,
  plural: label,
  menu: 'content',
  title: 'title',
  publishesAtOnce: true,
  fields: {
    title: line({ label, bound: 100 }),
    status: choice({ label, choices: [{ value: 'ongoing', label: { en: 'Ongoing', ne: 'चालु' } }] }),
    body: richText({ label, bound: 1000 }),
    forStaff: line({ label, bound: 100, visibility: 'staff', isSearched: true, isTranslated: false }),
    forBids: line({ label, bound: 100, visibility: 'bids', isTranslated: false }),
  },
})

const document = documentOf(kind, 1, '/projects/bridge', {
  title: 'The bridge',
  status: 'ongoing',
  body: '<p>A bridge &amp; its <strong>pylons</strong>, bridge by bridge.</p><p>Steel</p>',
  forStaff: 'secretstaff',
  forBids: 'secretbids',
  translations: { ne: { title: 'पुल', body: '' } },
  ...ALL_PUBLISHED,
})

test('fields that are not public are neither among the words nor in the texts of a document', () => {
  expect(JSON.stringify(document)).not.toContain('secret')
})

test('words count by where they stand, in both languages', () => {
  const weights = Object.fromEntries(document.words.map(({ word, weight }) => [word, weight]))
  expect(weights).toEqual({ bridge: 15, ongoing: 1, pylons: 1, steel: 1, पुल: 15, चालु: 1 })
})

test('its texts are plain, and English where there is no Nepali', () => {
  expect(JSON.parse(document.texts)).toEqual({
    en: { title: 'The bridge', text: 'Ongoing · A bridge & its pylons, bridge by bridge. Steel', facts: [] },
    ne: { title: 'पुल', text: 'चालु · A bridge & its pylons, bridge by bridge. Steel', facts: [] },
  })
})
