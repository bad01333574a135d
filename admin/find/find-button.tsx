import SearchIcon from '@mui/icons-material/Search'
import { IconButton } from '@mui/material'
import { useState } from 'react'
import { useListener } from '../core/layout/use-listener.ts'
import { useWords } from '../core/words/use-words.ts'
import findWords from './words.json' with { type: 'json' }
import { onDemand } from '../core/layout/on-demand.tsx'

const FindDialog = onDemand(async () => (await import('./find-dialog.tsx')).FindDialog)

/** Leads from every screen to any other and to all content; Ctrl+K (Cmd+K) does too. */
export function FindButton() {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  useListener('keydown', (event) => {
    const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    // In a text, the keys make a link.
    if (!isKey || event.defaultPrevented || event.altKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  })
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={say(findWords.find)}
        title={say(findWords.find)}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && <FindDialog onClose={() => setOpen(false)} />}
    </>
  )
}
