import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'
import texts from './search.words.json' with { type: 'json' }

const results = (total: number) => (total === 1 ? '1 result' : `${total} results`)
const devanagari = (total: number) => toDevanagariDigits(String(total))

export const words = defineWords({
  ...texts,
  titleOf: { en: (q: string) => `Search: ${q}`, ne: (q: string) => `खोज: ${q}` },
  count: {
    en: (total: number, q: string, kind: string | undefined) =>
      `${total === 0 ? 'No results' : results(total)} for “${q}”${kind ? ` in ${kind.toLowerCase()}` : ''}.`,
    ne: (total: number, q: string, kind: string | undefined) =>
      `${kind ? `${kind}मा ` : ''}“${q}” का लागि ${total === 0 ? 'कुनै नतिजा भेटिएन' : `${devanagari(total)} नतिजा`}।`,
  },
  leftOut: {
    en: (most: number) => `Only the first ${most} different words were searched for.`,
    ne: (most: number) => `पहिला ${devanagari(most)} वटा फरक शब्द मात्र खोजियो।`,
  },
  countOf: {
    en: (total: number, q: string) => `${results(total)} for “${q}”`,
    ne: (total: number, q: string) => `“${q}” का लागि ${devanagari(total)} नतिजा`,
  },
  without: {
    en: (left: string[]) => `, without ${left.map((word) => `“${word}”`).join(' and ')}`,
    ne: (left: string[]) => `, ${left.map((word) => `“${word}”`).join(' र ')} छोडेर`,
  },
})
