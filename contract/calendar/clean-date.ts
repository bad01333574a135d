import { toLatinDigits } from '../digits.ts'
import type { CalendarName } from './month-names.ts'
import { dayInNepal } from './nepal-day.ts'

const MARKS: readonly (readonly [RegExp, CalendarName])[] = [
  [
    /\bb\.?\s?s\b\.?|\bv\.?\s?s\b\.?|bikram sam[bv]at|(?<![\p{L}\p{M}])[वब]ि\.?\s?सं?\.?(?=[\s\d)\]]|$)|विक्रम (?:सम्वत्?|संवत्‌?)|गते/giu,
    'bs',
  ],
  [/\ba\.?\s?d\b\.?|\bc\.?e\b\.?|(?<![\p{L}\p{M}])(?:[ईइ]\.?\s?सं?\.?|सन्?)(?=[\s\d)\]]|$)|ईस्वी/giu, 'ad'],
]
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/
/** 20190428, as file names and programs have it. */
const COMPACT = /^(19\d\d|20\d\d)(\d\d)(\d\d)$/
const CLOCK = /[T ,] ?\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)? ?(?:[ap]m)?$/i
const WEEKDAY =
  /\b(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?\b\.?|[\p{L}\p{M}]{1,12}[बव]ार(?![\p{L}\p{M}])/giu
const FILLERS =
  /\b(?:of|the|on|in|by|at|day|month|year|dated?|complet(?:ed|ion)|expected|planned|proposed|scheduled|tentative(?:ly)?|estimated|started|onwards?)\b|साल|मिति|महिना|सम्पन्न/gi
/** The last day of a month. */
const MONTH_END = /(?<![\p{L}\p{M}])(?:मसान्त|masanta?)(?![\p{L}\p{M}])/iu
/** A part of a year or month that fields do not keep. */
const VAGUE =
  /\b(?:mid|middle|early|late|about|around|approx|approximately|circa|ca?\.|beginning|end|start)(?![\p{L}\p{M}])\.?|(?:मध्य|तिर|अन्त्य|सुरु)(?![\p{L}\p{M}])/giu

/** The Latin digits of a text in one line, without what only shapes letters. */
export const plainDate = (text: string): string =>
  toLatinDigits(text.normalize('NFKC'))
    .replaceAll(/\u200B|\u200C|\u200D|\u2060/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[([]([^()[\]]*)[)\]]$/, '$1')
    .replace(/^[~≈*]|[*.,;]$/g, '')

/** The words that make up a date, with the calendar that it names. */
export function cleanDate(text: string) {
  const plain = plainDate(text)
  let rest = INSTANT.test(plain) ? dayInNepal(plain) : plain.replace(COMPACT, '$1-$2-$3')
  const marked = MARKS.filter(([mark]) => rest.search(mark) >= 0)
  for (const [mark] of marked) rest = rest.replaceAll(mark, ' ')
  rest = rest.split(' GMT+0545')[0]!.trim().replace(CLOCK, '')
  const isMonthEnd = MONTH_END.test(rest)
  const exact = rest.replace(MONTH_END, ' ').replaceAll(VAGUE, ' ')
  const words = exact
    .replaceAll(WEEKDAY, ' ')
    .replaceAll(FILLERS, ' ')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replaceAll(/(?<=\d)(?=\p{L})|(?<=[\p{L}\p{M}])(?=\d)/gu, ' ')
    .split(/[\s,:;()[\]।|॥./\\_'’‐‑‒–—−-]+/)
    .filter(Boolean)
  // Both calendars at once are none of them.
  return {
    words: marked.length > 1 ? [] : words,
    ...(marked.length === 1 && { calendar: marked[0]![1] }),
    isVague: rest.search(VAGUE) >= 0,
    isMonthEnd,
  }
}

/** Apr-19 and Apr’19 end with a year; April 19 may be a day. */
export const monthOfYearEnd = (text: string): boolean => /\p{L}\p{M}*\.?[-'’/]\d\d$/u.test(plainDate(text))
