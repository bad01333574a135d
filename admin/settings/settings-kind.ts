import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ContentKind, ContentValues } from '../content/content-kind.ts'

type Row = Record<string, string>

export const settingsKind: ContentKind = {
  entity: 'settings',
  titleField: 'name',
  initial: {
    name: '',
    shortName: '',
    tagline: '',
    phones: [],
    email: '',
    address: [],
    hours: [],
    foundedOn: '',
    location: { latitude: null, longitude: null },
    socialLinks: [],
  },
  translated: [
    { source: 'name', label: 'staff.field.firm', form: 'line', isRequired: true, bound: CONTENT_BOUNDS.short },
    { source: 'tagline', label: 'staff.field.tagline', form: 'text', isRequired: true, bound: CONTENT_BOUNDS.summary, help: 'One sentence of what the firm does' },
    { source: 'address', label: 'staff.field.lines', form: 'lines' },
  ],
  labels: {
    shortName: 'Short name',
    phones: 'Phones',
    email: 'E-mail',
    hours: 'Opening hours',
    foundedOn: 'Founded on',
    location: 'Place on the map',
    socialLinks: 'Social links',
  },
  publishesAtOnce: true,
  isFixed: true,
  complete(document) {
    const { latitude, longitude } = document['location'] as Record<string, number | null>
    const ne = document.translations?.ne
    return {
      ...document,
      phones: withoutBlank(document['phones']),
      address: withoutBlank(document['address']),
      hours: withoutBlankRows(document['hours']),
      socialLinks: withoutBlankRows(document['socialLinks']),
      location: latitude === null && longitude === null ? null : document['location'],
      translations: { ne: ne ? { ...ne, address: withoutBlank(ne['address']) } : null },
    } as ContentValues
  },
}

const withoutBlank = (lines: unknown) => (lines as string[]).filter((line) => line.trim() !== '')
const withoutBlankRows = (rows: unknown) => (rows as Row[]).filter((row) => Object.values(row).some((text) => text.trim() !== ''))
