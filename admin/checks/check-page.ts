import { type Item, shownTexts } from '../core/forms/search-texts.ts'
import type checkWords from './words.json'
import vagueLinks from './vague-links.json' with { type: 'json' }
import { TITLE_LENGTH } from '../../contract/page-title.ts'
import { isForSearchEngines } from '../core/forms/kind-form.ts'

/**
 * All advice about a page, in the order of the page.
 * @param page as it is shown beside its form
 * @param findDead says which of these paths lead visitors nowhere
 */
export async function checkPage(
  page: Document,
  item: Item,
  findDead: (paths: string[]) => Promise<Set<string>>,
): Promise<Hint[]> {
  const links = internalLinks(page)
  const dead = await findDead([...links.keys()])
  const onPage = [
    checkHeadings(page),
    checkPictures(page),
    checkLinkWords(page),
    checkLinkTargets(links, dead),
    checkSentences(page),
  ].flat()
  return [...onPage.toSorted(byPlace), ...checkSearchResults(item)]
}

/** `Node.DOCUMENT_POSITION_PRECEDING`. */
const PRECEDING = 2

const byPlace = ({ element: one }: Hint, { element: other }: Hint) =>
  one === other || !one || !other ? 0 : one.compareDocumentPosition(other) & PRECEDING ? 1 : -1

/** Bits in a second: a slow mobile connection. */
const CONNECTION = 1_000_000

export interface Weight {
  bytes: number
  seconds: number
}

/**
 * The bytes that a visitor loads until everything in view is shown: the page with its styles, its fonts, and the pictures at the
 * width shown. Scripts come afterwards.
 * @param page as it is shown in a frame
 * @param html as the server sent it
 * @returns undefined where a host does not say how large its files are
 */
export async function weigh(page: Document, html: string): Promise<Weight | undefined> {
  const pictures = new Set([...page.images].map(({ currentSrc }) => currentSrc))
  const entries = page.defaultView?.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const sizes = new Map(
    entries
      .filter(({ name, initiatorType }) => initiatorType !== 'img' || pictures.has(name))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  )
  const isUnknown = ([name, size]: [string, number]) => size === 0 && new URL(name).origin !== location.origin
  if ([...sizes].some(isUnknown)) return undefined
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, await compressedSize(html))
  return { bytes, seconds: (bytes * 8) / CONNECTION }
}

async function compressedSize(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}

/** Advice about something that staff wrote. It forbids nothing. */
export interface Hint {
  advice: keyof (typeof checkWords)['advice']
  values?: Record<string, string | number>
  /** Its place on the page. */
  element?: Element
  /** Its place in the form, where the page does not show it. */
  field?: string
}

/** The elements of a page that staff wrote: the layout's own have no mark. */
export function writtenElements<Found extends Element>(page: Document, selector: string): Found[] {
  return [...page.querySelectorAll<Found>(selector)].filter((element) => element.closest('main [data-field]'))
}

/** The words of an element, in one line. */
export const lineOf = ({ textContent }: Element): string => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** How something begins, to be found by. */
export function beginningOf(text: string): string {
  const words = text.split(' ')
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : text
}

/** Headings that say nothing, or stand a level lower than the one above allows. */
export function checkHeadings(page: Document): Hint[] {
  const hints: Hint[] = []
  let above = 0
  for (const element of page.querySelectorAll('main h1, main h2, main h3, main h4')) {
    const level = Number(element.tagName.slice(1))
    const text = lineOf(element)
    const isWritten = element.closest('[data-field]') !== null
    if (isWritten && text === '') hints.push({ advice: 'heading_empty', element })
    if (text === '') continue
    if (isWritten && level > above + 1)
      hints.push({ advice: 'heading_skipped', element, values: { text: beginningOf(text), level: above + 1 } })
    above = level
  }
  return hints
}

/** Portraits stand beside the name: they need no text. */
const PORTRAIT = '.person-page__photo'

/** Pictures without alternative text. Those in a text keep the one that they had when they were chosen. */
export function checkPictures(page: Document): Hint[] {
  return writtenElements(page, 'img')
    .filter((element) => !element.getAttribute('alt')?.trim() && !element.closest(PORTRAIT))
    .map((element) => ({
      advice: element.closest('.rich-text') ? 'picture_in_text_without_alt' : 'picture_without_alt',
      element,
    }))
}

/** Words of links that do not say where they lead. */
const VAGUE = new Set(vagueLinks)
const BARE = ['http://', 'https://', 'www.', '/']

/** Links whose words say nothing: none, "click here" or a bare address. */
export function checkLinkWords(page: Document): Hint[] {
  return writtenElements(page, 'a[href]').flatMap((element): Hint[] => {
    if (element.querySelector('img, svg')) return []
    const text = lineOf(element)
    if (text === '') return [{ advice: 'link_empty', element }]
    const words = text.toLowerCase()
    const isVague = VAGUE.has(words.replaceAll(/[.…:!।>»→]/g, '').trim())
    if (!isVague && !BARE.some((start) => words.startsWith(start))) return []
    return [{ advice: isVague ? 'link_vague' : 'link_bare', element, values: { text } }]
  })
}

/** The links into the site itself that staff wrote, by path, each with where it stands. */
export function internalLinks(page: Document): Map<string, Element> {
  const links = new Map<string, Element>()
  for (const element of writtenElements(page, 'a[href^="/"]')) {
    const path = element.getAttribute('href')!.split('#', 1)[0]!
    // A picture leads to its file.
    if (!links.has(path) && !element.querySelector('img')) links.set(path, element)
  }
  return links
}

/** @param dead paths at which visitors find nothing */
export function checkLinkTargets(links: Map<string, Element>, dead: Set<string>): Hint[] {
  return [...links].flatMap(([path, element]) =>
    dead.has(path) ? [{ advice: 'link_dead', element, values: { path } }] : [],
  )
}

/** Words from which on a sentence is hard to follow. */
const MOST: Record<string, number> = { en: 30, ne: 35 }
const TEXTS = 'p, li, td, blockquote, figcaption'

/** Sentences that are too long, one hint for a paragraph. A danda (।) ends one, too. */
export function checkSentences(page: Document): Hint[] {
  return writtenElements(page, TEXTS).flatMap((element): Hint[] => {
    if (element.querySelector(TEXTS)) return []
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
    const most = MOST[lang]
    if (most === undefined) return []
    const long = sentencesOf(element.textContent ?? '', lang).find(({ words }) => words > most)
    return long
      ? [{ advice: 'sentence_long', element, values: { text: beginningOf(long.text), words: long.words } }]
      : []
  })
}

function sentencesOf(text: string, lang: string): { text: string; words: number }[] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' })
  const words = new Intl.Segmenter(lang, { granularity: 'word' })
  return Array.from(sentences.segment(text), ({ segment }) => ({
    text: segment.replaceAll(/\s+/g, ' ').trim(),
    words: [...words.segment(segment)].filter(({ isWordLike }) => isWordLike).length,
  }))
}

/** Advice about an item in search engines: a title that they would cut, or no description. */
export function checkSearchResults(item: Item): Hint[] {
  const { kind, values } = item
  if (!Object.keys(kind.fields).some(isForSearchEngines) || values['hiddenFromSearch'] === true) return []
  const { title, description } = shownTexts(item)
  // Signs of Devanagari that stand above and below the line take no room.
  const length = [...new Intl.Segmenter(item.locale).segment(title)].length
  return [
    ...(description === '' ? [{ advice: 'search_description' as const, field: 'searchDescription' }] : []),
    ...(length > TITLE_LENGTH
      ? [{ advice: 'search_title' as const, field: 'searchTitle', values: { length, most: TITLE_LENGTH } }]
      : []),
  ]
}
