import messages from 'ra-language-english'
import { common } from './en/common.ts'
import { content } from './en/content.ts'
import { dashboard } from './en/dashboard.ts'
import { audit, missing_address, redirect } from './en/firm.ts'
import { mail, message } from './en/messages.ts'
import { account, people, sign_in } from './en/people.ts'
import { picture, upload } from './en/pictures.ts'
import { text } from './en/rich-text.ts'
import { kindNames } from './kind-names.ts'

/** Every text of the staff screens; labels and help of fields are in contract/kinds. */
export const en = {
  ...messages,
  ra: {
    ...messages.ra,
    navigation: {
      ...messages.ra.navigation,
      no_results: 'Nothing here yet',
      no_filtered_results: 'Nothing matches these filters.',
    },
  },
  resources: {
    ...kindNames('en'),
    pictures: { name: 'Picture |||| Pictures' },
    messages: { name: 'Enquiry |||| Enquiries' },
    mails: { name: 'Sent e-mail |||| Sent e-mail' },
    redirects: { name: 'Redirect |||| Redirects' },
    staff: { name: 'Staff member |||| Staff' },
    audit: { name: 'Audit log |||| Audit log' },
    'api-keys': { name: 'API key |||| API keys' },
    webhooks: { name: 'Webhook |||| Webhooks' },
    backups: { name: 'Backup |||| Backups' },
    operations: { name: 'Operations |||| Operations' },
    imports: { name: 'Import |||| Import' },
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
