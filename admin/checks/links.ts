import { lineOf, writtenElements, type Hint } from './hint.ts'

/** Words of links that do not say where they lead. */
const VAGUE = new Set(
  [
    'click, click here, click this link, details, here, learn more, link, more, more details, more info',
    'more information, read more, see here, see more, this, this link, this page, view',
    'यहाँ, यहाँ क्लिक, यहाँ क्लिक गर्नुहोस्, यहाँ थिच्नुहोस्, यहाँ हेर्नुहोस्, यो लिङ्क, यो पृष्ठ, लिङ्क, थप, थप पढ्नुहोस्',
    'थप हेर्नुहोस्, थप जानकारी, क्लिक गर्नुहोस्, हेर्नुहोस्, विवरण',
  ].flatMap((words) => words.split(', ')),
)
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
