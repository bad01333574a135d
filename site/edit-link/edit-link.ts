import { splitLocale } from '../../contract/page-locales.ts'
import { pageLocale } from '../page-locale.ts'
import { defineWords, wordsIn } from '../words.ts'
import styles from './edit-link.css?inline'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

/** Outside of React, so that pages are cached for everybody. Follows the canonical address. */
function showEditLink(): void {
  const sheet = document.createElement('style')
  sheet.textContent = styles
  const link = document.createElement('a')
  link.className = 'edit-link'
  link.textContent = wordsIn(words, pageLocale()).edit
  const follow = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const { pathname } = new URL(canonical?.href ?? location.href)
    const href = `/admin/edit?${new URLSearchParams({ path: splitLocale(pathname).path })}`
    if (link.getAttribute('href') !== href) link.setAttribute('href', href)
  }
  follow()
  new MutationObserver(follow).observe(document.head, { childList: true, subtree: true, attributeFilter: ['href'] })
  document.head.append(sheet)
  document.body.append(link)
}

showEditLink()
