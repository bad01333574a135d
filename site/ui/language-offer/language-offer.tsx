import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { localePath } from '../../../contract/page-locales.ts'
import { readStored, store } from '../../storage.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import noticeStyles from '../notice/notice.css?inline'
import styles from './language-offer.css?inline'

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

interface LanguageOfferProps {
  /** Asked when the link is followed: filters may have changed it. */
  addressOf: () => string
  onFollow: () => void
  onClose: () => void
}

/** A line on English pages for those who read Nepali. Its texts are in Nepali in every language of the pages. */
export function LanguageOffer({ addressOf, onFollow, onClose }: LanguageOfferProps) {
  return (
    <aside className="language-offer" lang="ne" aria-label="भाषा">
      {/* It stands among the notices, which stay in view. */}
      <ComponentStyles name="notice" css={noticeStyles} />
      <ComponentStyles name="language-offer" css={styles} />
      <a
        href={addressOf()}
        hrefLang="ne"
        onClick={({ currentTarget }) => {
          currentTarget.href = addressOf()
          onFollow()
        }}
      >
        यो पृष्ठ नेपालीमा हेर्नुहोस्
      </a>
      <button type="button" onClick={onClose}>
        अहिले होइन
      </button>
    </aside>
  )
}
