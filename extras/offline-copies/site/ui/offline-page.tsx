import { useWords } from '../../../../site/words.ts'
import { MessagePanel } from '../../../../site/ui/message-panel/message-panel.tsx'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import styles from './offline-page.css?inline'
import { words } from './words.ts'

/** @param list the items that the service worker writes, for examples */
export function OfflinePage({ list = '' }: { list?: string }) {
  const t = useWords(words)
  return (
    <div className="wrap offline-page">
      <ComponentStyles name="offline-page" css={styles} />
      <MessagePanel title={t.title} level="h1">
        <p>{t.text}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page whose place this one takes */}
        <a className="button" href="">
          {t.again}
        </a>
      </MessagePanel>
      <section aria-labelledby="saved-pages">
        <h2 className="offline-page__title" id="saved-pages">
          {t.list}
        </h2>
        <ul className="offline-page__list" data-saved-pages="" dangerouslySetInnerHTML={{ __html: list }} />
        <p className="offline-page__empty">{t.empty}</p>
      </section>
    </div>
  )
}
