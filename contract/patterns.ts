import type { Words } from './locale.ts'

/** Without zod, so that the staff screens check the same as the API. */
export interface Pattern {
  like: RegExp
  /** In English the end of "Website must …", in other languages what follows the label. */
  must: Words
  /** It takes the address of an own file of this kind, which forms upload. */
  file?: 'mp4' | 'vtt'
  /** In tables to be filled in; left out: an address. */
  example?: string
  /** Further checks; returns the error. */
  check?: (text: string) => Words | undefined
}

/** Without a name before the host, which a reader takes for the host: `https://bank.example@evil.example`. */
export const LINK: Pattern = {
  like: /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/,
  must: { en: 'be an address such as https://example.org', ne: 'https://example.org जस्तो ठेगाना हुनुपर्छ' },
}
export const HTTPS_LINK: Pattern = {
  like: /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/,
  must: { en: 'be an address such as https://example.org', ne: 'https://example.org जस्तो ठेगाना हुनुपर्छ' },
}
/** The sample content has '#' in place of unknown pages. */
export const SOCIAL_LINK: Pattern = {
  like: /^(#|https?:\/\/[^\s/?#@\\]+([/?#]\S*)?)$/,
  must: { en: 'be such as https://example.org', ne: 'https://example.org जस्तो हुनुपर्छ' },
}
export const COLOR: Pattern = {
  example: '#0057b8',
  like: /^#[0-9a-fA-F]{6}$/,
  must: {
    en: 'be # and six digits or letters a to f, such as #0057b8',
    ne: '#0057b8 जस्तै # र छ अङ्क वा a देखि f अक्षर हुनुपर्छ',
  },
}
export const SLUG: Pattern = {
  like: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  must: {
    en: 'have only small letters a to z, digits and single hyphens',
    ne: 'मा a देखि z सम्मका साना अक्षर, अङ्क र एकल हाइफन मात्र हुनुपर्छ',
  },
}
/** The pattern of HTML's `<input type="email">` (HTML standard, "valid e-mail address"). */
export const EMAIL: Pattern = {
  like: /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
  example: 'name@example.org',
  must: { en: 'be an address such as name@example.org', ne: 'name@example.org जस्तो ठेगाना हुनुपर्छ' },
}

export const REFERENCE_LETTERS: Pattern = {
  like: /^(?:[A-Z]{2,6})?$/,
  must: { en: 'be two to six capital letters A to Z', ne: 'मा A देखि Z सम्मका दुईदेखि छ ठूला अक्षर हुनुपर्छ' },
}

/** 6 to 15 digits (ITU-T E.164), a leading plus and separators. */
export const PHONE: Pattern = {
  like: /^(?=(?:[^\d०-९]*[\d०-९]){6,15}[^\d०-९]*$)\+?[\d०-९(][\d०-९ ()-]{0,38}$/,
  must: {
    en: 'be a number such as +977 1 4123456: 6 to 15 digits, with spaces, hyphens, brackets and a + in front',
    ne: '+977 1 4123456 जस्तो नम्बर हुनुपर्छ: ६ देखि १५ अङ्क, बीचमा खाली ठाउँ, हाइफन, कोष्ठक र अगाडि + हुन सक्छ',
  },
}

/** Returns the API's error, if any. */
export function faultOf({ like, must, check }: Pattern, label: string, text: string): string | undefined {
  return like.test(text) ? check?.(text)?.en : `${label} must ${must.en}`
}
