/** True for what can be a reference of a message: eight digits of Crockford's base 32. An address can say anything. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && /^REC-[0-9A-HJKMNP-TV-Z]{8}$/.test(text)
}
