/** Words that only look like plurals. */
const SINGULAR = new Set(['news', 'gis'])

const NEPALI_PLURAL = /^(..+?)हर[ूु](?:को|का|की|मा|ले|लाई|बाट|देखि|सँग|सम्म)?$/u
const NEPALI_CASE = /^(..+?)(?:को|का|की|मा|ले|लाई|बाट|देखि|सँग|सम्म)$/u

/** A word without its plural ending: "bridges", "cities", पुलहरू, पुलहरुको. */
export function stemOf(word: string): string {
  const nepali = NEPALI_PLURAL.exec(word)?.[1]
  if (nepali !== undefined) return nepali
  if (word.length <= 3 || !/[a-rt-z]s$/.test(word) || SINGULAR.has(word)) return word
  return word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** A Nepali word without its case ending, as far as that can be told from its letters: पुलको, but also सीमा. */
export const caseStemOf = (word: string): string => NEPALI_CASE.exec(word)?.[1] ?? word
