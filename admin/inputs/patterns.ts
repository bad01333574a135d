/** What the contract takes of single texts (contract/text.ts and those who use it), without its library. */
export const LINK = { like: /^https?:\/\/[^\s/]+(\/\S*)?$/, fault: 'A link is an address such as https://example.org' }
export const SLUG = { like: /^[a-z0-9]+(-[a-z0-9]+)*$/, fault: 'An address has small letters a to z, digits and single hyphens' }
export const YEAR_OR_MONTH = { like: /^\d{4}(-(0[1-9]|1[0-2]))?$/, fault: 'Say a year or a month: 2019 or 2019-04' }
export const PERIOD = {
  like: /^\d{4}(-\d{4})?$/,
  fault: 'Say a year or two: 2009 or 2010-2013',
  /** As server/services/content/kinds/timeline-item.ts. */
  check(text: string) {
    const [start = '', end = start] = text.split('-')
    return end < start ? `The period ends before it begins: write the earlier year first, such as ${end}-${start}` : undefined
  },
}
export const EMAIL = { like: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, fault: 'E-mail must be an address such as info@example.org' }
