/**
 * Replaces each part of a text from one mark to the next other one, both of them included, in linear time: unlike a regular
 * expression with a lazy middle.
 */
export function replaceParts(text: string, [open, close]: [string, string], replace: (part: string) => string): string {
  let replaced = ''
  let at = 0
  for (;;) {
    const from = text.indexOf(open, at)
    const to = from < 0 ? -1 : text.indexOf(close, from + open.length)
    if (to < 0) return replaced + text.slice(at)
    const end = to + close.length
    replaced += text.slice(at, from) + replace(text.slice(from, end))
    at = end
  }
}
