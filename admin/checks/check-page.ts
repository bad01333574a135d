import type { Item } from '../core/forms/search-texts.ts'
import { checkHeadings } from './headings.ts'
import type { Hint } from './hint.ts'
import { checkLinkTargets, checkLinkWords, internalLinks } from './links.ts'
import { checkPictures } from './pictures.ts'
import { checkSearchResults } from './search-results.ts'
import { checkSentences } from './sentences.ts'

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
