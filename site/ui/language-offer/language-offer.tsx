import { ComponentStyles } from '../styles/component-styles.tsx'
import noticeStyles from '../notice/notice.css?inline'
import styles from './language-offer.css?inline'

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
