import { KINDS } from '../../contract/kinds/index.ts'
import type { Locale } from '../../contract/locale.ts'
import { common } from './common.ts'
import { errorWords } from './error-words.ts'
import { wordsIn, type StaffWords } from './use-words.ts'

/** The screens, singular and plural. */
const NAMES = {
  pictures: { en: 'Picture |||| Pictures', ne: 'तस्बिर |||| तस्बिरहरू' },
  messages: { en: 'Enquiry |||| Enquiries', ne: 'सोधपुछ |||| सोधपुछहरू' },
  mails: { en: 'Sent e-mail |||| Sent e-mail', ne: 'पठाइएको इमेल |||| पठाइएका इमेल' },
  redirects: { en: 'Redirect |||| Redirects', ne: 'पुनर्निर्देशन |||| पुनर्निर्देशनहरू' },
  staff: { en: 'Staff member |||| Staff', ne: 'कर्मचारी |||| कर्मचारीहरू' },
  audit: { en: 'Audit log |||| Audit log', ne: 'गतिविधि अभिलेख |||| गतिविधि अभिलेख' },
  'api-keys': { en: 'API key |||| API keys', ne: 'API कुञ्जी |||| API कुञ्जीहरू' },
  webhooks: { en: 'Webhook |||| Webhooks', ne: 'वेबहुक |||| वेबहुकहरू' },
  backups: { en: 'Backup |||| Backups', ne: 'ब्याकअप |||| ब्याकअप' },
  operations: { en: 'Operations |||| Operations', ne: 'सञ्चालन |||| सञ्चालन' },
  imports: { en: 'Import |||| Import', ne: 'आयात |||| आयात' },
} satisfies StaffWords

/** What react-admin looks up by itself: resources.ENTITY.name, and the message of an ApiError. */
export function ownMessages(locale: Locale) {
  const kinds = Object.values(KINDS).map(({ entity, singular, plural }) => [
    entity,
    { name: `${wordsIn(singular, locale)} |||| ${wordsIn(plural, locale)}` },
  ])
  const screens = Object.entries(NAMES).map(([resource, name]) => [resource, { name: name[locale] }])
  const errors = Object.entries(errorWords).map(([code, text]) => [code, text[locale]])
  return {
    resources: Object.fromEntries([...kinds, ...screens]) as Record<string, { name: string }>,
    staff: { title: common.title[locale], error: Object.fromEntries(errors) as Record<string, string> },
  }
}
