import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { localePath } from '../../contract/page-locales.ts'
import { LanguageOffer } from '../ui/language-offer/language-offer.tsx'
import { readStored, store } from '../storage.ts'

/** In local storage, once the visitor has chosen. */
const CHOSEN = 'language-chosen'

/** The page names it in its head, where it is published; page-change.tsx removes that with the page. */
const NEPALI_PAGE = 'link[hreflang=ne]'

/** At the foot of the screen, where nothing moves by it. */
export function showOffer(): void {
  // Without storage it would come back on every page.
  if (readStored('localStorage', CHOSEN) !== null) return
  const place = document.querySelector('.notices')?.appendChild(document.createElement('div'))
  if (!place) return
  const root = createRoot(place)
  const close = () => {
    rememberChoice()
    root.unmount()
    place.remove()
  }
  root.render(<Offer onClose={close} />)
}

function Offer({ onClose }: { onClose: () => void }) {
  const isPublished = useSyncExternalStore(watchHead, () => document.querySelector(NEPALI_PAGE) !== null)
  return isPublished && <LanguageOffer addressOf={nepaliAddress} onFollow={rememberChoice} onClose={onClose} />
}

/** Of the page that is shown, with its query. */
const nepaliAddress = () => localePath('ne', location.pathname + location.search)

function watchHead(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}

/** If storage is full, it is offered again. */
const rememberChoice = () => void store('localStorage', CHOSEN, '1')
