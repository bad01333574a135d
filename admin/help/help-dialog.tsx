import { Box, DialogActions, DialogContent } from '@mui/material'
import { useLocation } from 'react-router'
import { common, useWords, type Text, SayText, SayButton } from '../core/words/use-words.ts'
import { helpWords, SCREEN_HELP } from './words.ts'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

const KEYS = [
  { keys: 'Ctrl+K', does: helpWords.find },
  { keys: 'Ctrl+S', does: helpWords.save },
  { keys: 'Ctrl+B, Ctrl+I', does: helpWords.text },
  { keys: 'Space ↑ ↓ Space', does: helpWords.list },
  { keys: 'Esc', does: helpWords.close },
  { keys: '?', does: helpWords.this },
]

/** The purpose of this screen, and the keys of all screens. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const [screen = '', item] = useLocation().pathname.split('/').filter(Boolean)
  const help = [screen, item ? 'form' : 'list'].map((name) => SCREEN_HELP[name]).find((known) => known?.en)
  return (
    <TitledDialog title={say(helpWords.title)} onClose={onClose}>
      <DialogContent>
        <SayText words={help as Text} />
        <SayText words={helpWords.keys} component="h2" variant="subtitle1" sx={{ marginTop: 2, fontWeight: 600 }} />
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 1, '& dd': { margin: 0 } }}
        >
          {KEYS.map(({ keys, does }) => (
            <Box key={does.en} sx={{ display: 'contents' }}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{say(does)}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <SayButton words={common.action.close} onClick={onClose} autoFocus />
      </DialogActions>
    </TitledDialog>
  )
}
