import type { Capabilities } from '../../../contract/capabilities/capabilities.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { wordsIn } from '../../words.ts'
import { words, type CapabilityFacts } from './sentence.words.ts'

export interface CapabilityChoice {
  /** Names. */
  service: string
  provinces: readonly string[]
  since: string
  until: string
}

type Found = Pick<Capabilities, 'total' | 'statuses' | 'provinces' | 'allProvinces'>

/** More of them are counted. */
const MOST_NAMES = 3

/** 'Bridges: 14 projects in Karnali and Sudurpashchim since 2015, 3 of them ongoing.' */
export function capabilitySentence(found: Found, choice: CapabilityChoice, locale: PageLocale): string {
  const { total, statuses } = found
  const { service, since, until } = choice
  const only = total > 0 ? statuses.find(({ count }) => count === total)?.status : undefined
  const others = only ? [] : statuses.filter(({ status, count }) => status !== 'completed' && count > 0)
  return wordsIn(words, locale).say({ total, service, only, others, places: placesOf(found, choice), since, until })
}

function placesOf({ provinces, allProvinces }: Found, choice: CapabilityChoice): CapabilityFacts['places'] {
  if (choice.provinces.length > 0) return { names: choice.provinces }
  const reached = provinces.filter(({ count }) => count > 0)
  if (reached.length <= MOST_NAMES) return { names: reached.map(({ name }) => name) }
  return { reached: reached.length, all: allProvinces.length }
}
