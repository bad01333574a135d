export interface DrawingStyle {
  /** Of `url(…)`. */
  targets: string[]
  imports: boolean
  filters: string[]
}

/** Finds references in CSS, in linear time. In doubt it assumes the worst. */
export function readStyle(css: string): DrawingStyle {
  const text = plain(css)
  const lower = text.toLowerCase()
  return { targets: [...targetsIn(text, lower)], imports: lower.includes('@import'), filters: [...filtersIn(lower)] }
}

/** Removes comments and resolves escapes (`\75rl`). */
function plain(css: string): string {
  let text = ''
  for (let at = 0; at < css.length; at += 1) {
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2)
      at = end < 0 ? css.length : end + 1
    } else if (css[at] === '\\') {
      const [code] = /^[0-9a-f]{1,6}/i.exec(css.slice(at + 1, at + 7)) ?? []
      if (code !== undefined) {
        text += String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
        at += code.length
        if (/^\s/.test(css[at + 1] ?? '')) at += 1
      }
    } else {
      text += css[at]
    }
  }
  return text
}

function* targetsIn(text: string, lower: string): Generator<string> {
  for (const name of ['url(', 'src(', 'image(', 'image-set(']) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
      const end = text.indexOf(')', at)
      yield unquote(text.slice(at + name.length, end < 0 ? undefined : end))
      if (end < 0) return
    }
  }
}

function unquote(text: string): string {
  const value = text.trim()
  return value.startsWith('"') || value.startsWith("'")
    ? value.slice(1, value.endsWith(value[0]!) ? -1 : undefined).trim()
    : value
}

/** Only `filter`: `-webkit-filter` and `backdrop-filter` are not drawn. */
function* filtersIn(lower: string): Generator<string> {
  for (const declaration of lower.split(/[;{}]/)) {
    const colon = declaration.indexOf(':')
    if (colon >= 0 && declaration.slice(0, colon).trim() === 'filter')
      yield declaration.slice(colon + 1).replace('!important', '')
  }
}
