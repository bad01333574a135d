import { browserApi } from '../../../../site/api/browser-api.ts'
import { pageLocale } from '../../../../site/page-locale.ts'
import { findPage, importPage } from '../../../../site/pages.ts'
import { loadAhead } from './load-ahead.ts'

/** Milliseconds: many links are only passed on the way. */
const INTENT = 80

let pointedAt: HTMLAnchorElement | undefined

/** @param findLink the link to another page that an event is about, if any */
export function prefetchOnIntent(findLink: (target: EventTarget | null) => HTMLAnchorElement | undefined): void {
  const prefetch = ({ target }: Pick<Event, 'target'>) => {
    const link = findLink(target)
    if (!link || link === pointedAt) return
    pointedAt = link
    setTimeout(() => {
      if (link !== pointedAt) return
      // A dialog that opens focuses its first link for a moment.
      if (!link.matches(':hover, :focus')) pointedAt = undefined
      else void fetchPage(new URL(link.href))
    }, INTENT)
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetch)
  // Before this code was there.
  prefetch({ target: document.querySelector('a:is(:hover, :focus)') })
}

async function fetchPage(url: URL): Promise<void> {
  const page = findPage(url)
  if (!page) return
  try {
    const { load } = await importPage(page.path)
    if (load) loadAhead(url, () => load(browserApi, { params: page.params, url, locale: pageLocale() }))
  } catch {
    // The click will fail in the same way, and says so.
  }
}
