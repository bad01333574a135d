import type { TranslationMessages } from 'react-admin'
import english from 'ra-language-english'
import messages from './messages-ne.json' with { type: 'json' }
import { ownMessages } from './own-messages.ts'

/**
 * Forms, the sign-in, deleting, saved searches and guesses of react-admin have no screen here: the build leaves them out, and
 * their texts stay English.
 */
const ra: TranslationMessages['ra'] = {
  ...english.ra,
  action: { ...english.ra.action, ...messages.action },
  page: { ...english.ra.page, ...messages.page },
  message: { ...english.ra.message, ...messages.message },
  navigation: { ...english.ra.navigation, ...messages.navigation },
  sort: messages.sort,
  auth: { ...english.ra.auth, ...messages.auth },
  notification: { ...english.ra.notification, ...messages.notification },
}

/** Nepali for react-admin, loaded when chosen. */
export const ne: TranslationMessages = { ra, ...ownMessages('ne') }
