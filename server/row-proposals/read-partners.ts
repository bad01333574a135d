/** What a text about a joint venture may begin with, in lower case. */
const STARTS = [
  'in a joint venture with ',
  'in joint venture with ',
  'joint venture with ',
  'in jv with ',
  'jv with ',
  'jv: ',
  'jv of ',
  'in association with ',
  'with ',
]
const SEPARATORS = [' and ', ' & ', ', ', '; ', ' / ', '\n', ' र ']
/** Words that begin a description of a firm, instead of its name. */
const NO_NAME = ['a ', 'an ', 'one ', 'two ', 'three ', 'several ', 'the ', 'other ']

/** Names of firms in a text such as “JV with A and B Pvt. Ltd.”; none where it only describes them. */
export function readPartnerNames(text: string): string[] {
  const whole = text.trim()
  const start = STARTS.find((one) => whole.toLowerCase().startsWith(one)) ?? ''
  let names = [whole.slice(start.length)]
  for (const separator of SEPARATORS) names = names.flatMap((name) => name.split(separator))
  const trimmed = names.map((name) => withoutStop(name.trim())).filter(Boolean)
  const isName = (name: string) => !NO_NAME.some((word) => name.toLowerCase().startsWith(word))
  // A description that was split has no names in its parts.
  return start === '' || !trimmed.every(isName) ? [] : trimmed
}

/** The stop of “Pvt. Ltd.” is part of the name. */
function withoutStop(name: string): string {
  return name.endsWith('.') && !/\b(?:Ltd|Pvt|Inc|Co)\.$/i.test(name) ? name.slice(0, -1) : name
}
