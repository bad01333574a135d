import messages from 'ra-language-english'
import { ownMessages } from './own-messages.ts'

/** Texts that react-admin looks up by itself; those of our own screens stand beside them, in words.json. */
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
  ...ownMessages('en'),
}
