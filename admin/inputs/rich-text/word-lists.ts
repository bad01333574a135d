const LEVEL = /mso-list:\s*\S+\s+level(\d)/i

/**
 * Word's lists are paragraphs with a mark in front, which says in a style how deep they lie. They become lists: numbered where
 * the mark is a number or a letter.
 */
export function wordLists(body: HTMLElement): void {
  /** The lists that are open at this place, the outermost first. */
  let open: Element[] = []
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0 || !paragraph.matches('p')) {
      open = []
      continue
    }
    if (open.length > 0 && nextTo(open[0]!) !== paragraph) open = []
    const name = takeMark(paragraph)
    open = open.slice(0, level)
    if (open.length === level && open[level - 1]!.localName !== name) open = open.slice(0, level - 1)
    while (open.length < level) {
      const list = document.createElement(name)
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent.appendChild(document.createElement('li'))).append(list)
      else paragraph.before(list)
      open.push(list)
    }
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    paragraph.remove()
    open.at(-1)!.append(item)
  }
}

function nextTo(list: Element): Element | null {
  return list.nextElementSibling
}

/** Takes the mark away, which the browser will draw itself. @returns which list it belongs to */
function takeMark(paragraph: Element): 'ol' | 'ul' {
  const marks = [...paragraph.querySelectorAll('[style*="mso-list" i]')]
  const text = marks
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
  for (const mark of marks) mark.remove()
  // A bullet in Word's own font is the letter o as well: what is counted has a full stop or a bracket behind it.
  return /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(text) ? 'ol' : 'ul'
}
