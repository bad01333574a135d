export const NEWS_BY_MAIL_PATH = '/news-by-mail'

/** pending: has not followed the link yet; refused: the mail server has refused three mails in a row. */
export const SUBSCRIBER_STATES = ['pending', 'active', 'left', 'refused'] as const

/** Of one call: in any script they fit into its body. */
export const IMPORT_CHARACTERS = 40_000
export const MOST_NEWS = 10
export const MOST_MAILS = 5000
