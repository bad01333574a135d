const SPACE = new Set([' ', '\t', '\n', '\r', '\f', '\v', '\u00A0'])

/** Whether an `svg` element is the first after white space, comments and the like. Takes linear time. */
export function startsAsSvg(head: string): boolean {
  let at = head.startsWith('\uFEFF') ? 1 : 0
  while (at < head.length) {
    if (SPACE.has(head[at]!)) {
      at += 1
      continue
    }
    const end = endOfProlog(head, at)
    if (end === undefined) return isSvgTag(head, at)
    at = end
  }
  return false
}

function endOfProlog(head: string, at: number): number | undefined {
  if (head.startsWith('<!--', at)) return after(head, '-->', at + 4)
  if (head.startsWith('<?', at)) return after(head, '?>', at + 2)
  if (head.slice(at, at + 9).toUpperCase() === '<!DOCTYPE') return endOfDoctype(head, at + 9)
  return undefined
}

function endOfDoctype(head: string, start: number): number {
  for (let at = start; at < head.length; at += 1) {
    if (head[at] === '>') return at + 1
    if (head[at] === '[') at = after(head, ']', at) - 1
  }
  return head.length
}

function after(head: string, what: string, from: number): number {
  const found = head.indexOf(what, from)
  return found < 0 ? head.length : found + what.length
}

function isSvgTag(head: string, at: number): boolean {
  const name = ['<svg:svg', '<svg'].find((each) => head.slice(at, at + each.length).toLowerCase() === each)
  if (name === undefined) return false
  const next = head[at + name.length]
  return next !== undefined && (next === '>' || next === '/' || SPACE.has(next))
}
