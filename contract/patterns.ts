/** Without zod, so that the staff screens check the same as the API. */
export interface Pattern {
  like: RegExp
  /** The end of "Website must …". */
  must: string
  /** Further checks; returns the error. */
  check?: (text: string) => string | undefined
}

export const LINK: Pattern = { like: /^https?:\/\/[^\s/]+(\/\S*)?$/, must: 'be an address such as https://example.org' }
/** The sample content has '#' in place of unknown pages. */
export const SOCIAL_LINK: Pattern = { like: /^(#|https?:\/\/\S+)$/, must: 'be such as https://example.org' }
export const SLUG: Pattern = {
  like: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  must: 'have only small letters a to z, digits and single hyphens',
}
/** The pattern of HTML's `<input type="email">` (HTML standard, "valid e-mail address"). */
export const EMAIL: Pattern = {
  like: /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
  must: 'be an address such as name@example.org',
}

/** 6 to 15 digits (ITU-T E.164), a leading plus and separators. */
export const PHONE: Pattern = {
  like: /^(?=(?:[^\d०-९]*[\d०-९]){6,15}[^\d०-९]*$)\+?[\d०-९(][\d०-९ ()-]{0,38}$/,
  must: 'be a number such as +977 1 4123456: 6 to 15 digits, with spaces, hyphens, brackets and a + in front',
}

export const DATES = {
  period: {
    like: /^\d{4}(-\d{4})?$/,
    must: 'be a year or two: 2009 or 2010-2013',
    check(text) {
      const [start = '', end = start] = text.split('-')
      return end < start
        ? `The period ends before it begins: write the earlier year first, such as ${end}-${start}`
        : undefined
    },
  },
  yearOrMonth: { like: /^\d{4}(-(0[1-9]|1[0-2]))?$/, must: 'be a year or a month: 2019 or 2019-04' },
  day: { like: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, must: 'be a date such as 2009-04-28' },
} satisfies Record<string, Pattern>

export const withAsciiDigits = (text: string) =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** Returns the error, if any. */
export function faultOf({ like, must, check }: Pattern, label: string, text: string): string | undefined {
  return like.test(text) ? check?.(text) : `${label} must ${must}`
}
