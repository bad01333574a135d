import type { Page } from '@playwright/test'

/** Names and terms that Nepali pages write in Latin letters. */
const LATIN_NAMES = ['Facebook', 'LinkedIn', 'WhatsApp', 'YouTube', 'English', 'Rekha', 'WCAG']

/** Acronyms and addresses of organisations. */
const LATIN_PARTS = '.partner-list b, .organisation__sign *, .organisation__site'

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
      (text.replace(ADDRESSES, '').match(/[a-z]{4,}/gi) ?? []).some((word) => !known.has(word.toLowerCase())),
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
