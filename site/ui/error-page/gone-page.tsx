import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { usePresence } from '../../texts.ts'
import { useWords } from '../../words.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { words } from './gone-page.words.ts'
import { words as errorPageWords } from './words.ts'

/** In place of the page of somebody who has left. */
export default function GonePage() {
  const t = useWords(words)
  const { gone } = useWords(errorPageWords)
  const isThere = usePresence()
  return (
    <MessagePanel title={gone} level="h1" more={{ label: t.contact, to: href('contact') }}>
      <p>{t.text}</p>
      {isThere('team') && (
        <Link className="button" to={href('team')}>
          {t.team}
        </Link>
      )}
    </MessagePanel>
  )
}
