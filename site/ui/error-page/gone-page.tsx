import { href } from '../../../contract/addresses.ts'
import { ButtonLink } from '../../link.tsx'
import { usePresence } from '../../texts.ts'
import { defineWords, useWords } from '../../words.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { words as errorPageWords } from './words.ts'
import catalogue from './gone-page.words.json' with { type: 'json' }

const words = defineWords(catalogue)

/** In place of the page of somebody who has left. */
export default function GonePage() {
  const t = useWords(words)
  const { gone } = useWords(errorPageWords)
  const isThere = usePresence()
  return (
    <MessagePanel title={gone} level="h1" more={{ label: t.contact, to: href('contact') }}>
      <p>{t.text}</p>
      {isThere('team') && <ButtonLink to={href('team')}>{t.team}</ButtonLink>}
    </MessagePanel>
  )
}
