import { describe, expect, test } from 'vitest'
import { categoryKind } from '../../admin/categories/category-kind.ts'
import { CLIENT_KINDS, clientKind } from '../../admin/clients/client-kind.ts'
import type { ContentKind } from '../../admin/content/content-kind.ts'
import { changesBetween, toDocument, toValues } from '../../admin/content/documents.ts'
import { newsKind } from '../../admin/news/news-kind.ts'
import { pageKind } from '../../admin/pages/page-kind.ts'
import { partnerKind } from '../../admin/partners/partner-kind.ts'
import { projectKind, STATUSES } from '../../admin/projects/project-kind.ts'
import { serviceKind } from '../../admin/services/service-kind.ts'
import { settingsKind } from '../../admin/settings/settings-kind.ts'
import { teamKind } from '../../admin/teams/team-kind.ts'
import { timelineKind } from '../../admin/timeline/timeline-kind.ts'
import { newCategorySchema } from '../../contract/category.ts'
import { newNewsSchema } from '../../contract/news.ts'
import { CLIENT_KINDS as CONTRACT_CLIENT_KINDS, newClientSchema, newPartnerSchema } from '../../contract/organisation.ts'
import { newTimelineItemSchema, pageChangeSchema } from '../../contract/page.ts'
import { PROJECT_STATUSES } from '../../contract/project-status.ts'
import { newProjectSchema } from '../../contract/project-writing.ts'
import { newServiceSchema } from '../../contract/service.ts'
import { settingsChangeSchema } from '../../contract/settings.ts'
import { newTeamMemberSchema } from '../../contract/team.ts'

/** What the screens do not hold: they are said by the buttons, or by the order of the list. */
const UNTYPED = new Set(['publish', 'version', 'order', 'status', 'translations'])
const KINDS: [ContentKind, { shape: object }, string[]][] = [
  [newsKind, newNewsSchema, []],
  [serviceKind, newServiceSchema, []],
  [projectKind, newProjectSchema, ['status']],
  [teamKind, newTeamMemberSchema, []],
  // Clients have no page of their own, so that nobody types their slug.
  [clientKind, newClientSchema, ['-slug']],
  [partnerKind, newPartnerSchema, []],
  [timelineKind, newTimelineItemSchema, []],
  [categoryKind, newCategorySchema, []],
  [pageKind, pageChangeSchema, []],
  [settingsKind, settingsChangeSchema, []],
]

describe('the screens of kinds', () => {
  test.each(KINDS.map(([kind, { shape }, exceptions]) => ({ entity: kind.entity, kind, shape, exceptions })))('$entity have the fields of the contract, and all of them', ({ kind, shape, exceptions }) => {
    const asked = Object.keys(shape).filter((field) => (!UNTYPED.has(field) || exceptions.includes(field)) && !exceptions.includes(`-${field}`))
    expect(Object.keys(kind.initial).toSorted()).toEqual(asked.toSorted())
    const fields = { ...kind.initial, translations: null }
    for (const { source } of kind.translated) expect(fields).toHaveProperty(source)
  })

  test('choices are those of the contract', () => {
    expect(STATUSES.map(({ id }) => id)).toEqual(PROJECT_STATUSES)
    expect(CLIENT_KINDS.map(({ id }) => id)).toEqual(CONTRACT_CLIENT_KINDS)
  })
})

describe('a form of parts', () => {
  test('a value without an amount, and a size without anything, are none', () => {
    const document = toDocument(projectKind, toValues(projectKind, { title: 'Bridge', value: null, size: null }))
    expect(document).toMatchObject({ value: null, size: null })
    expect(changesBetween(document, toDocument(projectKind, toValues(projectKind, document)))).toEqual({})
    const typed = { ...toValues(projectKind, document), value: { amount: 5, currency: 'NPR', isPublic: false } }
    expect(changesBetween(document, toDocument(projectKind, typed))).toEqual({ value: { amount: 5, currency: 'NPR', isPublic: false } })
  })

  test('lines that were left blank are not sent', () => {
    const typed = { ...toValues(settingsKind, {}), phones: ['+977', ' '], hours: [{ days: '', time: '' }], translations: { ne: { name: 'क', tagline: '', address: [''] } } }
    expect(toDocument(settingsKind, typed)).toMatchObject({ phones: ['+977'], hours: [], location: null, translations: { ne: { name: 'क', address: [] } } })
  })
})
