/** What single texts must look like; without the library of schemas, so that the staff screens can load it. */

/** 6 to 15 digits with spaces, hyphens and brackets between them, and a plus at most in front. */
export const PHONE = /^(?=(?:[^\d]*\d){6,15}[^\d]*$)\+?[\d(][\d ()-]*$/
export const PHONE_FAULT = 'Phone must be a number such as +977 1 4123456: 6 to 15 digits, with spaces, hyphens, brackets and a + in front'
