import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  // In the catalogue, `remove` says the filter's name, as that may be another word than in the address.
  ...texts,
  folded: {
    en: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
    ne: (count: number) => (count > 0 ? `फिल्टर (${toDevanagariDigits(String(count))})` : 'फिल्टर'),
  },
  wholeOf: {
    en: (discipline: string) => `All of ${discipline.toLowerCase()}`,
    ne: (discipline: string) => `${discipline}: सबै`,
  },
  notice: {
    en: (facts: string[]) => ['For a notice: work done, size, terrain, role', ...facts].join(', '),
    ne: (facts: string[]) => ['बोलपत्र सूचनाअनुसार: गरिएको काम, आकार, भूभाग, भूमिका', ...facts].join(', '),
  },
  range: {
    en: (label: string, unit: string, least: string, most: string) => {
      const bound = least && most ? `${least}–${most} ${unit}` : `${least || most} ${unit}`
      if (!least && !most) return label
      return least && !most
        ? `${label} ${bound.trim()} or more`
        : most && !least
          ? `${label} up to ${bound}`
          : `${label} ${bound}`
    },
    ne: (label: string, unit: string, least: string, most: string) =>
      [
        label,
        toDevanagariDigits(least && most ? `${least}–${most}` : least || most),
        (least || most) && unit,
        least && !most ? 'वा बढी' : most && !least && 'सम्म',
      ]
        .filter(Boolean)
        .join(' '),
  },
  refused: {
    en: (values: string) => `Not understood, and left out: ${values}`,
    ne: (values: string) => `नबुझिएकाले छोडियो: ${values}`,
  },
  quoted: { en: (text: string) => `“${text}”`, ne: (text: string) => `“${text}”` },
  near: {
    en: (count: number, isBelow: boolean, amount: string) =>
      `${count === 1 ? '1 project' : `${count} projects`} just ${isBelow ? 'below' : 'above'}: ` +
      (count === 1 ? amount : isBelow ? `from ${amount}` : `up to ${amount}`),
    ne: (count: number, isBelow: boolean, amount: string) =>
      `${isBelow ? 'अलि कम' : 'अलि बढी'} भएका ${toDevanagariDigits(String(count))} परियोजना: ` +
      (count === 1 ? amount : `${amount}${isBelow ? 'देखि' : 'सम्म'}`),
  },
  since: {
    en: (year: string, isBs: boolean) => `Since ${year}${isBs ? ' BS' : ''}`,
    ne: (year: string, isBs: boolean) => `${isBs ? 'वि.सं.' : 'सन्'} ${toDevanagariDigits(year)} देखि`,
  },
  until: {
    en: (year: string, isBs: boolean) => `Until ${year}${isBs ? ' BS' : ''}`,
    ne: (year: string, isBs: boolean) => `${isBs ? 'वि.सं.' : 'सन्'} ${toDevanagariDigits(year)} सम्म`,
  },
  fiscalYear: { en: (year: string) => `FY ${year}`, ne: (year: string) => `आ.व. ${toDevanagariDigits(year)}` },
  counted: {
    en: (name: string, count: number) => `${name} (${count})`,
    ne: (name: string, count: number) => `${name} (${toDevanagariDigits(String(count))})`,
  },
  projects: {
    en: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
  },
  shown: {
    en: (first: number, last: number) => `, showing ${first}–${last}`,
    ne: (first: number, last: number) => `, ${toDevanagariDigits(`${first}–${last}`)} देखाइएको`,
  },
  without: {
    en: (count: number, filter: string) => `Without ${filter}: ${count === 1 ? '1 project' : `${count} projects`}`,
    ne: (count: number, filter: string) => `${filter} बिना: ${toDevanagariDigits(String(count))} परियोजना`,
  },
})
