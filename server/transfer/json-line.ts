/** The line, from 1, of a value in valid JSON. A path that is not there gives the line of what encloses it. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  let at = 0
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const space = () => skip(/\s*/y)
  const string = () => skip(/"(?:[^"\\]|\\.)*"/y)

  function pass(): void {
    if (text[at] === '"') string()
    else if (text[at] !== '{' && text[at] !== '[') skip(/[^\s,\]}]+/y)
    else enter(() => false)
  }

  /** Calls for each value of a list or an object; ends there when it is true. */
  function enter(isFound: (name: string | number) => boolean): boolean {
    const isObject = text[at] === '{'
    at += 1
    space()
    for (let index = 0; text[at] !== '}' && text[at] !== ']'; index += 1) {
      const name = isObject ? (JSON.parse(string()) as string) : index
      if (isObject) {
        space()
        at += 1
        space()
      }
      if (isFound(name)) return true
      pass()
      space()
      if (text[at] === ',') at += 1
      space()
    }
    at += 1
    return false
  }

  space()
  let found = at
  for (const step of path) {
    const isInside = text[at] === '{' || text[at] === '['
    if (!isInside || !enter((name) => name === step)) break
    found = at
  }
  return text.slice(0, found).split('\n').length
}
