import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { choice, line, picture, slug } from '../fields/field.ts'
import { WEBSITE } from '../fields/item-fields.ts'
import { defineKind } from '../fields/kind.ts'

/** In display order. */
export const CLIENT_TYPES = [
  {
    value: 'federal',
    label: { en: 'Federal government', ne: 'सङ्घीय सरकार' },
    synonyms: 'federal, central government, सङ्घीय',
  },
  {
    value: 'provincial',
    label: { en: 'Provincial government', ne: 'प्रदेश सरकार' },
    synonyms: 'provincial, province, प्रदेश',
  },
  {
    value: 'local',
    label: { en: 'Local government', ne: 'स्थानीय सरकार' },
    synonyms: 'local, local level, municipality, स्थानीय तह',
  },
  {
    value: 'development',
    label: { en: 'Development organisation', ne: 'विकास संस्था' },
    synonyms: 'donor, ngo, ingo, दातृ निकाय',
  },
  { value: 'private', label: { en: 'Private', ne: 'निजी' }, synonyms: 'private sector, company, निजी क्षेत्र' },
] as const

export const clientKind = defineKind({
  entity: 'clients',
  table: 'client',
  singular: { en: 'Client', ne: 'ग्राहक' },
  plural: { en: 'Clients', ne: 'ग्राहकहरू' },
  listNames: 'employers, organisations, organizations, सेवाग्राही, निकायहरू',
  title: 'name',
  group: 'kind',
  picture: 'logoId',
  hasOrder: true,
  isOrderedInGroups: true,
  path: ADDRESSES.client.path,
  hasInitials: true,
  list: { columns: ['group'] },
  fields: {
    name: line({ label: { en: 'Name', ne: 'नाम' }, bound: CONTENT_BOUNDS.name, isRequired: true }),
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
    kind: choice({
      label: { en: 'Kind', ne: 'प्रकार' },
      headings: 'type, category, type of client, client type, वर्ग, किसिम',
      help: { en: 'The page of clients shows them in these groups', ne: 'ग्राहकको पृष्ठमा यसै समूहमा देखिन्छन्' },
      choices: CLIENT_TYPES,
    }),
    link: line({ ...WEBSITE, headings: 'web, web address, web site, url' }),
    // Few clients have a logo that the firm may show: none is not a gap.
    logoId: picture({ label: { en: 'Logo', ne: 'लोगो' }, column: 'logo_picture_id' }),
  },
})
