import type { Choice, Words } from '../kinds/field.ts'

/** What quantities of works are of, each in the one unit that they are compared in. */
export const MEASURES = {
  length: { label: { en: 'Length', ne: 'लम्बाइ' }, unit: { en: 'km', ne: 'कि.मि.' } },
  span: { label: { en: 'Span', ne: 'स्पान' }, unit: { en: 'm', ne: 'मि.' } },
  capacity: { label: { en: 'Installed capacity', ne: 'जडित क्षमता' }, unit: { en: 'MW', ne: 'मेगावाट' } },
  area: { label: { en: 'Area', ne: 'क्षेत्रफल' }, unit: { en: 'ha', ne: 'हेक्टर' } },
  floorArea: { label: { en: 'Floor area', ne: 'भवनको क्षेत्रफल' }, unit: { en: 'm²', ne: 'व.मि.' } },
  storeys: { label: { en: 'Storeys', ne: 'तला' }, unit: { en: 'storeys', ne: 'तला' } },
  population: { label: { en: 'Population served', ne: 'लाभान्वित जनसंख्या' }, unit: { en: 'people', ne: 'जना' } },
  worksCost: { label: { en: 'Cost of works', ne: 'निर्माण लागत' }, unit: { en: 'NPR million', ne: 'दश लाख रुपैयाँ' } },
} satisfies Record<string, { label: Words; unit: Words }>

export type Measure = keyof typeof MEASURES

export const MEASURE_CHOICES: readonly Choice<Measure>[] = (Object.keys(MEASURES) as Measure[]).map((value) => {
  const { label, unit } = MEASURES[value]
  return { value, label: { en: `${label.en} (${unit.en})`, ne: `${label.ne} (${unit.ne})` } }
})
