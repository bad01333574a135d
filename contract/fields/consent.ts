import { choice } from './field.ts'
import type { Kind } from './kind.ts'
import type { Words } from '../locale.ts'

const CONSENTS = [
  { value: 'public', label: { en: 'Public', ne: 'सार्वजनिक' } },
  { value: 'bids', label: { en: 'Only for bids', ne: 'केवल प्रस्तावका लागि' } },
  { value: 'nobody', label: { en: 'Nobody', ne: 'कसैलाई होइन' } },
] as const

/** Readers of the fields that name this one as their `consent`: bids alone, unless the person said otherwise. */
export const consent = (label: Words) => ({
  ...choice({ label, choices: CONSENTS, initial: 'bids', visibility: 'staff' }),
  isRequired: false,
  empty: 'bids',
})

/** Whether visitors may read a field of this item: its person has a page, and has made the field public. */
export function isConsented({ pageConsent = '', fields }: Kind, name: string, item: Record<string, unknown>): boolean {
  const by = fields[name]?.consent
  return by === undefined || (Boolean(item[pageConsent]) && item[by] === 'public')
}
