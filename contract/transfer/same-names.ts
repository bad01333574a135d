import longWords from './long-words.json' with { type: 'json' }

/** Words that firms shorten, by their short forms. */
const LONG: Record<string, string> = longWords
const SMALL = ['of', 'the', 'and', 'for', 'in']
/** Letters that are one sound in Nepali, or written either way. */
const ALIKE: [RegExp, string][] = [
  [/[ईी]/g, 'ि'],
  [/[ऊू]/g, 'ु'],
  [/इ/g, 'ि'],
  [/उ/g, 'ु'],
  [/[षश]/g, 'स'],
  [/व/g, 'ब'],
  [/[ङञणनम]्(?=[क-ह])|ँ/g, 'ं'],
  [/[\u200C\u200D]/g, ''],
]

const IN_BRACKETS = / ?\(([^()]{2,12})\) ?$/
const lettersOf = (name: string) => name.replaceAll(/[^\p{L}]/gu, '').toLowerCase()
const isAcronym = (name: string) => /^[\p{L}.]{2,12}$/u.test(name) && (name.match(/\p{Lu}/gu)?.length ?? 0) > 1

function wordsOf(name: string): string[] {
  const plain = ALIKE.reduce(
    (text, [letters, one]) => text.replaceAll(letters, one),
    name.normalize('NFC').toLowerCase(),
  )
  const words = plain.replaceAll('&', ' and ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word) => (LONG[word] ?? word).split(' '))
}

const initialsOf = (words: string[]) => {
  const large = words.filter((word) => !SMALL.includes(word))
  return large.length < 2 ? [] : [words, large].map((some) => some.map((word) => word.charAt(0)).join(''))
}

/** One organisation, if no two names with the same initials are others. */
interface Group {
  names: string[]
  initials: string[]
}

/**
 * Names of organisations that are another one in other letters: *Dept. of Roads*, *Department of Roads (DoR)*, *DoR*.
 * @param known names that are there: they are what others are the same as
 * @returns each with the other name that it is the same as
 */
export function findSameNames(names: readonly string[], known: readonly string[] = []) {
  const groups = new Map<string, Group>()
  const all = [...new Set([...known, ...names])]
  for (const name of all.filter((one) => !isAcronym(one))) {
    const words = wordsOf(name.replace(IN_BRACKETS, ''))
    const key = words.filter((word) => !SMALL.includes(word)).join(' ')
    const group = groups.get(key) ?? { names: [], initials: initialsOf(words) }
    const abbreviation = IN_BRACKETS.exec(name)?.[1]
    group.names.push(name)
    if (abbreviation) group.initials.push(lettersOf(abbreviation))
    groups.set(key, group)
  }
  const full = [...groups.values()]
  for (const name of all.filter(isAcronym)) {
    const meant = full.filter(({ initials }) => initials.includes(lettersOf(name)))
    const key = `${lettersOf(name)} alone`
    const group = meant.length === 1 ? meant[0]! : (groups.get(key) ?? { names: [], initials: [] })
    group.names.push(name)
    if (meant.length !== 1) groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ names: same }) => {
    const as = same.find((name) => known.includes(name)) ?? leadOf(same)
    return same
      .filter((name) => name !== as && !known.includes(name))
      .map((name) => ({ name, as, reason: reasonOf(name, as) }))
  })
}

/** The fullest one without an abbreviation. */
const leadOf = (names: string[]): string =>
  names.toSorted(
    (one, other) =>
      Number(isAcronym(one)) - Number(isAcronym(other)) ||
      Number(IN_BRACKETS.test(one)) - Number(IN_BRACKETS.test(other)) ||
      other.length - one.length,
  )[0]!

/** Why two names may be of one organisation. */
function reasonOf(name: string, as: string): 'initials' | 'brackets' | 'signs' | 'short' | 'spelling' {
  if (lettersOf(name) === lettersOf(as)) return 'signs'
  if (isAcronym(name) || isAcronym(as)) return 'initials'
  if (IN_BRACKETS.test(name) || IN_BRACKETS.test(as)) return 'brackets'
  return /[ऀ-ॿ]/.test(name) ? 'spelling' : 'short'
}
