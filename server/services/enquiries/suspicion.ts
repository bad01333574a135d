import type { ContactMessage } from '../../../contract/contact.ts'

/**
 * Why a message may not come from a person who means it. Nothing of this refuses a message: it is stored, answered as any
 * other, and waits in quarantine for a person to look at it.
 */
export type Suspicion =
  /** The field that people do not see was filled in. */
  | 'trap'
  /** It was written in less time than reading the form takes. */
  | 'quick'
  /** Many messages came from its network address within minutes: also an office behind one address looks like that. */
  | 'many'
  /** More messages were accepted within the hour than the quota: nothing is wrong with this one. */
  | 'over_quota'
  /** It has many links. */
  | 'links'
  /** It has links in the notation of forums and web pages, which no person types into a form. */
  | 'markup'
  /** Its name or subject is a web address. */
  | 'address_as_name'
  /** It has words of Latin and Cyrillic letters mixed, which look right and are not. Greek is free: engineers write μm. */
  | 'mixed_scripts'
  /** It says the same line, or a letter, over and over. */
  | 'repetition'
  /** Several others sent the very same text. */
  | 'known_text'

/** Suspicions that a machine can clear by doing some work: they hit people as well. */
const CLEARED_BY_WORK = new Set<Suspicion>(['quick', 'many', 'over_quota'])

const LEAST_SECONDS = 3
const MOST_LINKS = 3
const MOST_MIXED_WORDS = 1
const MOST_EQUAL_LINES = 4
/** Shorter lines may well come again: "Yes.", or an empty cell of a pasted table. */
const LINE_LENGTH = 15

export interface Evidence {
  message: ContactMessage
  /** What stands in the field that people do not see. */
  honeypot: string
  /** How long the form was being filled in; undefined: not known, and nothing follows from that. */
  seconds: number | undefined
  /** Whether many messages came from its address just before. */
  isOneOfMany: boolean
  /** Whether the quota of all is used up. */
  isOverQuota: boolean
  /** Whether several others sent this text. */
  isKnownText: boolean
}

/** @returns every reason to be careful with a message; none for nearly all */
export function suspect({
  message: { name, subject, message },
  honeypot,
  seconds,
  isOneOfMany,
  isOverQuota,
  isKnownText,
}: Evidence): Suspicion[] {
  const found: Record<Suspicion, boolean> = {
    trap: honeypot.trim() !== '',
    quick: seconds !== undefined && seconds >= 0 && seconds < LEAST_SECONDS,
    many: isOneOfMany,
    over_quota: isOverQuota,
    links: (message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > MOST_LINKS,
    markup: /<a\s[^<>]*href|\[(url|link)[=\]]/i.test(message),
    address_as_name: /https?:\/\/|\bwww\./i.test(`${name} ${subject}`),
    mixed_scripts: countMixedWords(`${subject} ${message}`) > MOST_MIXED_WORDS,
    repetition: repeats(message),
    known_text: isKnownText,
  }
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion])
}

/** True where work clears every one of them. */
export function isClearedByWork(suspicions: readonly Suspicion[]): boolean {
  return suspicions.every((suspicion) => CLEARED_BY_WORK.has(suspicion))
}

function countMixedWords(text: string): number {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.filter((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)).length
}

function repeats(text: string): boolean {
  // Letters only: a line of dashes is a rule.
  if (/(\p{L})\1{39}/u.test(text)) return true
  const counts = new Map<string, number>()
  for (const line of text.split('\n')) {
    const words = line.trim()
    if (words.length >= LINE_LENGTH && /\p{L}/u.test(words)) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts.values()].some((count) => count > MOST_EQUAL_LINES)
}
