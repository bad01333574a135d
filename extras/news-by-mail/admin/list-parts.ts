import { IMPORT_CHARACTERS } from '../contract/bounds.ts'

const BETWEEN_ADDRESSES = [' ', ',', ';', '\t']

/** Where a part of a list may end: behind a line that is not inside of a quoted cell, else behind any, else between addresses. */
function endOf(part: string): number {
  const ends = Array.from(part.matchAll(/\n/g), ({ index }) => index + 1).toReversed()
  const whole = ends.find((end) => part.slice(0, end).split('"').length % 2 === 1)
  return whole ?? ends[0] ?? (Math.max(...BETWEEN_ADDRESSES.map((sign) => part.lastIndexOf(sign))) + 1 || part.length)
}

/** As much of a list as one call takes, each with the number of its first line. */
export function partsOf(list: string): { text: string; firstLine: number }[] {
  const parts = []
  let [rest, firstLine] = [list, 1]
  while (rest.length > IMPORT_CHARACTERS) {
    const text = rest.slice(0, endOf(rest.slice(0, IMPORT_CHARACTERS)))
    parts.push({ text, firstLine })
    rest = rest.slice(text.length)
    firstLine += text.split('\n').length - 1
  }
  return [...parts, { text: rest, firstLine }]
}
