/** Letters of the firm, and eight digits of Crockford's base 32. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Z]{1,6}-[0-9A-HJKMNP-TV-Z]{8}$/.test(text)
}
