// @chunk shared
/** The legal form of a company, in words at the end of a name. */
const LEGAL_WORDS = ['pvt', 'private', 'p', 'ltd', 'limited', 'प्रा', 'लि', 'प्रालि']

/** The header's line below the short name: 'Engineers' of 'Himal Engineers Pvt. Ltd.', called 'Himal'. */
export function restOfName({ name, shortName }: { name: string; shortName: string }): string {
  const words = (name.startsWith(shortName) ? name.slice(shortName.length) : name).trim().split(' ')
  const isLegal = (word: string) => LEGAL_WORDS.includes(word.replaceAll(/[.,()]/g, '').toLowerCase())
  while (words.length > 0 && isLegal(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/,$/, '')
}
