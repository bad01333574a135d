import { splitLocale, toPageLocale, type PageLocale } from '../../../contract/page-locales.ts'
import noticeStyles from '../../../site/ui/notice/notice.css?inline'
import { formatMoment, formatNepaliMoment } from '../../../site/format-moment.ts'
import type { SavedCopy } from './copies.ts'

/** Not `defineWords`: the worker is one for all languages, and has no React. */
const WORDS: Record<PageLocale, Record<'offline' | 'silent' | 'again', string> & Record<'when' | 'savedOn', Moment>> = {
  en: {
    offline: 'You are offline.',
    silent: 'The site does not answer.',
    savedOn: (time) => `This page was saved on ${formatMoment(time)}.`,
    again: 'Try again',
    when: formatMoment,
  },
  ne: {
    offline: 'तपाईं अफलाइन हुनुहुन्छ।',
    silent: 'साइटले जवाफ दिएन।',
    savedOn: (time) => `यो पृष्ठ सुरक्षित गरिएको समय: ${formatNepaliMoment(time)}।`,
    again: 'फेरि प्रयास गर्नुहोस्',
    when: formatNepaliMoment,
  },
}
type Moment = (time: number) => string

/** Empty places in the server's HTML: of the notice (root.tsx) and of the list (ui/offline-page). */
const NOTICE_PLACE = / data-saved-notice=""><\/div>/
const LIST_PLACE = / data-saved-pages=""><\/ul>/

/** Says in a saved page since when it is one. React leaves what is in the place. */
export function addNotice(html: string, savedAt: number): string {
  const t = WORDS[localeOf(html)]
  const reason = navigator.onLine ? `<span>${t.silent}` : `<span data-offline>${t.offline}`
  const notice =
    `<style>@layer components{${noticeStyles}}</style><p class="notice">${reason} </span>` +
    `${t.savedOn(savedAt)} <a class="notice__link" href="">${t.again}</a></p>`
  return html.replace(NOTICE_PLACE, () => ` data-saved-notice="">${notice}</div>`)
}

export function addSavedPages(html: string, pages: SavedCopy[]): string {
  const own = localeOf(html)
  const { when } = WORDS[own]
  const items = pages.map(({ key, title, savedAt }) => {
    const { locale } = splitLocale(key)
    const lang = locale === own ? '' : ` lang="${locale}"`
    return `<li><a href="${key.replaceAll('&', '&amp;')}"${lang}>${title || key}</a> <span>${when(savedAt)}</span></li>`
  })
  return html.replace(LIST_PLACE, () => `>${items.join('')}</ul>`)
}

const localeOf = (html: string) => toPageLocale(/<html[^>]* lang="([a-z]+)"/.exec(html)?.[1])

/** The page's title as HTML, without the name of the firm. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)</.exec(html)?.[1] ?? ''
  return title.replace(/ \| [^|]*$/, '')
}

/** The address of the module that starts the page's scripts. */
export function hydrationOf(html: string): string | undefined {
  return /data-hydration="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

/** The scripts that a hydration module imports. */
export function scriptsOf(hydration: string): string[] {
  return [...new Set(hydration.match(/\/assets\/[\w-]+\.js/g))]
}
