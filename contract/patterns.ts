/** What single texts must look like; without zod, so that browsers can load it. */

export interface Pattern {
  like: RegExp
  /** What is wrong with another text; it follows the label of the field. */
  fault: string
  /** What `like` cannot say. @returns the whole message */
  check?: (text: string) => string | undefined
}

/** The pattern of HTML's `<input type="email">` (HTML standard, "valid e-mail address"). */
export const EMAIL: Pattern = {
  like: /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
  fault: 'must be an address such as name@example.org',
}

/** A number that can be dialled: 6 to 15 digits (ITU-T E.164) with spaces, hyphens and brackets, and at most a plus in front. */
export const PHONE: Pattern = {
  like: /^(?=(?:[^\d]*\d){6,15}[^\d]*$)\+?[\d(][\d ()-]*$/,
  fault: 'must be a number such as +977 1 4123456: 6 to 15 digits, with spaces, hyphens, brackets and a + in front',
}

export const LINK: Pattern = { like: /^https?:\/\/[^\s/]+(\/\S*)?$/, fault: 'must be an address such as https://example.org' }

export const SLUG: Pattern = { like: /^[a-z0-9]+(-[a-z0-9]+)*$/, fault: 'may have small letters a to z, digits and single hyphens' }

export const YEAR_OR_MONTH: Pattern = {
  like: /^\d{4}(-(0[1-9]|1[0-2]))?$/,
  fault: 'must be a year or a month: 2019 or 2019-04',
}

/** A year, or two with a hyphen, the earlier one first. */
export const PERIOD: Pattern & Required<Pick<Pattern, 'check'>> = {
  like: /^\d{4}(-\d{4})?$/,
  fault: 'must be a year or two: 2009 or 2010-2013',
  check(text) {
    const [start = '', end = start] = text.split('-')
    return end < start ? `The period ends before it begins: write the earlier year first, such as ${end}-${start}` : undefined
  },
}

/** What is wrong with a text. @returns undefined for a good one */
export function faultOf({ like, fault, check }: Pattern, label: string, text: string): string | undefined {
  return like.test(text) ? check?.(text) : `${label} ${fault}`
}

/** Digits of Devanagari as those of ASCII. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}
