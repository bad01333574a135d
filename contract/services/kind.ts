import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { line, picture, reference, slug } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import { publicationLinks } from '../publications/publication-links.ts'
import { FULL_TEXT, summaryText } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'

export const serviceKind = defineKind({
  entity: 'services',
  table: 'service',
  singular: { en: 'Service', ne: 'सेवा' },
  plural: { en: 'Services', ne: 'सेवाहरू' },
  synonyms: 'disciplines, expertise, what we do',
  title: 'name',
  group: 'parentId',
  picture: 'pictureId',
  mainText: 'description',
  hasOrder: true,
  isOrderedInGroups: true,
  // A child is also found beneath its parent; this address is the canonical one.
  path: ADDRESSES.service.path,
  list: { columns: ['group'] },
  fields: {
    name: line({ label: { en: 'Name', ne: 'नाम' }, bound: CONTENT_BOUNDS.name, isRequired: true }),
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
    parentId: reference({
      label: { en: 'Parent service', ne: 'मूल सेवा' },
      headings: 'parent, discipline, main service, department, division, group, category, sector, विधा, क्षेत्र, समूह',
      help: {
        en: 'Services are two levels deep. The menu shows it there.',
        ne: 'सेवा दुई तहका हुन्छन्। मेनुमा यसै अनुसार देखिन्छ।',
      },
      to: 'services',
      description: 'A top-level service; null for one that is top-level itself',
    }),
    summary: summaryText({
      en: 'Shown on cards and in search results; one or two sentences',
      ne: 'कार्ड र खोजमा देखिन्छ; एक वा दुई वाक्य',
    }),
    description: FULL_TEXT,
    pictureId: picture({ label: { en: 'Picture', ne: 'तस्बिर' }, gap: 'picture' }),
    leadId: reference({
      label: { en: 'Lead', ne: 'प्रमुख' },
      help: {
        en: 'Whom visitors may ask; shown only while with the firm and with a page of their own',
        ne: 'आगन्तुकले सोध्ने व्यक्ति; संस्थामा हुँदा र आफ्नै पृष्ठ हुँदा मात्र देखिन्छ',
      },
      to: 'teams',
      mayBeDraft: true,
      visibility: 'staff',
    }),
    publicationIds: publicationLinks('service_publication'),
    ...SEARCH_ENGINE_FIELDS,
  },
})
