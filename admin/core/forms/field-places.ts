import type { Kind } from '../../../contract/fields/kind.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { translationPath } from './kind-form.ts'

const MARK = '[data-field]'
const POINTED = '[data-pointed]'
const SOURCE = 'form [data-source]'
/** Elements that can have the focus. */
export const INPUTS =
  'input:not([type=hidden], [type=file], [aria-hidden=true]), textarea:not([aria-hidden=true]), [role=combobox], [contenteditable=true]'

/** The field that a mark of a page (`data-field`) stands for: pages name some by their part in every kind. */
function fieldOf(kind: Kind, mark = ''): string | undefined {
  const { title, mainText, picture, fields } = kind
  if (mark === 'summary' && !fields[mark]) return 'position'
  return { title, mainText, picture }[mark] ?? mark
}

/** The element of the form for what was pressed in a page: for the nearest mark that the form knows; undefined where it has none. */
export function inputsFor(kind: Kind, pressed: Element | null, locale: PageLocale): Element | undefined {
  const marked = pressed?.closest<HTMLElement>(MARK)
  if (!marked) return undefined
  const field = fieldOf(kind, marked.dataset['field'])
  return (field && inputsOf(field, locale)) || inputsFor(kind, marked.parentElement, locale)
}

/** The element of the form for a field, in a language of the page or else in English. */
export function inputsOf(field: string, locale: PageLocale): Element | undefined {
  const sources = [...(locale === DEFAULT_LOCALE ? [] : [translationPath(locale, field)]), field]
  const all = [...document.querySelectorAll<HTMLElement>(SOURCE)]
  return sources.flatMap((source) => all.find(({ dataset }) => dataset['source'] === source) ?? [])[0]
}

/** Opens the tab of inputs, and goes to the first. */
export function goTo(inputs: Element): void {
  const panel = inputs.closest('[role=tabpanel]')
  if (panel instanceof HTMLElement && panel.hidden)
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click()
  requestAnimationFrame(() => {
    const input = inputs.querySelector<HTMLElement>(INPUTS) ?? inputs.querySelector('button:enabled')
    input?.focus({ preventScroll: true })
    input?.scrollIntoView({ block: 'center' })
  })
}

/** The marks of what an element of the form is an input for. */
export function marksFor(kind: Kind, input: Element | null): string[] {
  const source = input?.closest<HTMLElement>(SOURCE)?.dataset['source']
  if (!source) return []
  const field = source.replace(/^translations\.\w+\./, '').split('.', 1)[0]!
  return ['title', 'mainText', 'picture', 'summary', field].filter((mark) => fieldOf(kind, mark) === field)
}

const outlines = new WeakMap<Document, CSSStyleSheet>()

/** Outlines elements of a page. A sheet of its own, because the elements are those of the next page soon. */
export function outline(page: Document, marks: string[]): void {
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet) return
  const sheet = outlines.get(page) ?? new Sheet()
  outlines.set(page, sheet)
  page.adoptedStyleSheets = [sheet]
  const rule = 'outline: 3px solid #d9480f; outline-offset: 3px'
  const places = [POINTED, ...marks.map(selectorOf)].join()
  sheet.replaceSync(`${MARK} { cursor: pointer } ${places} { ${rule} }`)
}

/** Outlines an element of a page until the page changes, and scrolls to it. */
export function pointAt(page: Document, element: Element): void {
  for (const before of page.querySelectorAll(POINTED)) before.removeAttribute('data-pointed')
  element.setAttribute('data-pointed', '')
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Scrolls a page to what has one of these marks, unless it is in sight. */
export function bringIntoView(page: Document, marks: string[]): void {
  const found = marks.length > 0 && page.querySelector(marks.map(selectorOf).join())
  if (!found) return
  const { top, bottom } = found.getBoundingClientRect()
  const height = page.documentElement.clientHeight
  if (bottom < 0 || top > height || (top < 0 && bottom < height / 4)) found.scrollIntoView({ behavior: 'instant' })
}

const selectorOf = (mark: string) => `[data-field="${CSS.escape(mark)}"]`
