export const NEWS_BY_MAIL_PATH = '/news-by-mail'

/** pending: has not followed the link yet; refused: the mail server has refused three mails in a row. */
export const SUBSCRIBER_STATES = ['pending', 'active', 'left', 'refused'] as const

export const MOST_NEWS = 10
export const MOST_MAILS = 5000
