import { DialogActions, DialogContent } from '@mui/material'
import { useLocation } from 'react-router'
import { common, useWords, type Text, SayText, SayButton } from '../core/words/use-words.ts'
import { HELP } from './help.ts'
import helpWords from './words.json' with { type: 'json' }
import { KeyList } from '../core/dialogs/key-list.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

const KEYS = [
  ['Ctrl+K', helpWords.find],
  ['Ctrl+S', helpWords.save],
  ['Ctrl+B, Ctrl+I', helpWords.text],
  ['Space ↑ ↓ Space', helpWords.list],
  ['Esc', helpWords.close],
  ['?', helpWords.this],
] as const

/** The purpose of this screen, and the keys of all screens. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const [screen = '', item] = useLocation().pathname.split('/').filter(Boolean)
  const help = [screen, item ? 'form' : 'list'].map((name) => HELP[name]).find((known) => known?.en)
  return (
    <TitledDialog title={say(helpWords.title)} onClose={onClose}>
      <DialogContent>
        <SayText words={help as Text} />
        <SayText words={helpWords.keys} component="h2" variant="subtitle1" sx={{ marginTop: 2, fontWeight: 600 }} />
        <KeyList keys={KEYS.map(([keys, does]) => [keys, say(does)])} />
      </DialogContent>
      <DialogActions>
        <SayButton words={common.action.close} onClick={onClose} autoFocus />
      </DialogActions>
    </TitledDialog>
  )
}
