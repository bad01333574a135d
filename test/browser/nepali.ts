import type { Page } from '@playwright/test'

/** Names and terms that Nepali pages write in Latin letters. */
const LATIN_NAMES = [
  'Facebook',
  'LinkedIn',
  'WhatsApp',
  'YouTube',
  'English',
  'Rekha',
  'WCAG',
  'JSON',
  'OpenStreetMap',
  'Google',
  'Maps',
]

/** Acronyms and addresses of organisations. */
const LATIN_PARTS = '.organisation__sign *, .organisation__site'

/** They are drawn by chance, and may have four letters in a row. */
const SHEET_NUMBERS = /\b(?:[\dA-Z]{5}-){3}[\dA-Z]{5}\b/g
/** E-mail and web addresses. */
const ADDRESSES = /\S+@\S+|https?:\S+|\b[\d.]+:\d+\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|np|org|net|example)\b\S*/gi

/**
 * Latin words of 4 and more letters in what a Nepali page shows or names for assistive technology, outside of elements that
 * another `lang` marks; each with the text it stands in.
 */
export async function englishOn(page: Page, ...allowed: string[]): Promise<string[]> {
  const known = new Set([...LATIN_NAMES, ...allowed].map((word) => word.toLowerCase()))
  const texts = [await page.title(), ...(await page.evaluate(readTexts, LATIN_PARTS))]
  return texts
    .filter((text) =>
      (
        text
          .replace(ADDRESSES, '')
          .replace(SHEET_NUMBERS, '')
          .match(/[a-z]{4,}/gi) ?? []
      ).some((word) => !known.has(word.toLowerCase())),
    )
    .map((text) => text.trim())
}

/** In the page. */
function readTexts(latinParts: string): string[] {
  const isNepali = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'ne'
  const names = ['aria-label', 'alt', 'title', 'placeholder']
  const texts: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (!isNepali(element) || element.matches(`script, style, noscript, ${latinParts}`) || !element.checkVisibility())
      continue
    texts.push(...names.map((name) => element.getAttribute(name) ?? ''))
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.filter((text) => /\S/.test(text))
}

/** Names and terms in Latin letters that stand alone in a Nepali page. */
const LATIN_ALONE = new RegExp(
  `^(?:${['English', 'Facebook', 'LinkedIn', 'WhatsApp', 'YouTube', 'CSV', 'JSON', 'OpenStreetMap', 'Google Maps'].join('|')}|` +
    String.raw`CC BY 4\.0|(?:REC|QMS|ISO)[\s\d:-]+)$`,
)

/**
 * Texts of a Nepali page in Latin letters alone, shown or hidden: accessible names, titles, choices, and what the head
 * tells others. Elements that another `lang` marks are left out.
 */
export async function latinNamesOn(page: Page): Promise<string[]> {
  const names = await page.evaluate(readNames, LATIN_PARTS)
  return names
    .map((name) => name.replace(ADDRESSES, '').trim())
    .filter((name) => /[a-z]{2}/i.test(name) && !/[ऀ-ॿ]/.test(name) && !LATIN_ALONE.test(name))
}

/** In the page. */
function readNames(latinParts: string): string[] {
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'title',
    'placeholder',
  ]
  const named =
    'a, button, summary, option, label, legend, caption, th, dt, title, h1, h2, h3, h4, h5, h6, optgroup, figcaption'
  const isNepali = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'ne'
  const names = [...document.querySelectorAll('meta[property^="og:"], meta[name=description]')]
    .filter((meta) => !/url|image$|width|height|type|locale/.test(meta.getAttribute('property') ?? ''))
    .map((meta) => meta.getAttribute('content') ?? '')
  const read = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove()
    return copy.textContent ?? ''
  }
  for (const element of document.querySelectorAll('*')) {
    if (!isNepali(element) || element.matches(latinParts) || element.closest('noscript')) continue
    names.push(...attributes.map((name) => element.getAttribute(name) ?? ''))
    // A part in another language has its own mark.
    if (element.matches(named) && !element.querySelector(`[lang], ${latinParts}`)) names.push(read(element))
  }
  return [...new Set(names.filter((name) => /\S/.test(name)))]
}
