import type { en } from './en.ts'
import { kindNames } from './kind-names.ts'
import { common } from './ne/common.ts'
import { content } from './ne/content.ts'
import { dashboard } from './ne/dashboard.ts'
import { audit, missing_address, redirect } from './ne/firm.ts'
import { mail, message } from './ne/messages.ts'
import { account, people, sign_in } from './ne/people.ts'
import { picture, upload } from './ne/pictures.ts'
import { reactAdmin } from './ne/react-admin.ts'
import { text } from './ne/rich-text.ts'
import type { TextsLike } from './texts-like.ts'

/** Nepali: loaded by those who choose it. */
export const ne: TextsLike<typeof en> = {
  ra: reactAdmin,
  resources: {
    ...kindNames('ne'),
    pictures: { name: 'तस्बिर |||| तस्बिरहरू' },
    messages: { name: 'सोधपुछ |||| सोधपुछहरू' },
    mails: { name: 'पठाइएको इमेल |||| पठाइएका इमेल' },
    redirects: { name: 'पुनर्निर्देशन |||| पुनर्निर्देशनहरू' },
    staff: { name: 'कर्मचारी |||| कर्मचारीहरू' },
    audit: { name: 'गतिविधि अभिलेख |||| गतिविधि अभिलेख' },
    'api-keys': { name: 'API कुञ्जी |||| API कुञ्जीहरू' },
    webhooks: { name: 'वेबहुक |||| वेबहुकहरू' },
    backups: { name: 'ब्याकअप |||| ब्याकअप' },
    operations: { name: 'सञ्चालन |||| सञ्चालन' },
    imports: { name: 'आयात |||| आयात' },
  },
  staff: {
    ...common,
    ...content,
    account,
    audit,
    dashboard,
    mail,
    message,
    missing_address,
    people,
    picture,
    redirect,
    sign_in,
    text,
    upload,
  },
}
