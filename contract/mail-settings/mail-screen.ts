/** The title of the staff screen with the mail server and the public address. */
export const MAIL_SCREEN = { en: 'Mail and address', ne: 'इमेल र ठेगाना' }
