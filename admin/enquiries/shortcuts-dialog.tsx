import { Box, Button, DialogActions, DialogContent, FormControlLabel, Switch } from '@mui/material'
import { useKeysAreOn } from './use-inbox-keys.ts'
import { common, useWords } from '../core/words/use-words.ts'
import { answerWords } from './answer-words.ts'
import { messageWords } from './words.ts'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

const KEYS = [
  ['j', messageWords.keys.next],
  ['k', messageWords.keys.previous],
  ['r', answerWords.answer],
  ['e', messageWords.mark_answered],
  ['u', messageWords.mark_new],
  ['/', common.search],
  ['?', messageWords.keys.this_list],
] as const

/** The keys of the inbox, and a switch for those that are single letters. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isOn, setOn] = useKeysAreOn()
  const say = useWords()
  return (
    <TitledDialog title={say(messageWords.keys.title)} open={isOpen} onClose={onClose} maxWidth="xs">
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: '6px 16px',
            margin: 0,
            paddingTop: '4px',
            '& dd': { margin: 0 },
            '& kbd': {
              fontFamily: 'inherit',
              border: 1,
              borderColor: 'divider',
              borderRadius: '3px',
              padding: '1px 8px',
            },
          }}
        >
          {KEYS.map(([key, words]) => (
            <Line key={key} keys={[key]} words={say(words)} isOff={!isOn} />
          ))}
          <Line keys={['↑', '↓']} words={say(messageWords.keys.arrows)} />
          <Line keys={['Esc']} words={say(messageWords.keys.close)} />
        </Box>
        <FormControlLabel
          sx={{ marginTop: 1.5 }}
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={say(messageWords.keys.letters)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(common.action.close)}</Button>
      </DialogActions>
    </TitledDialog>
  )
}

function Line({ keys, words, isOff = false }: { keys: string[]; words: string; isOff?: boolean }) {
  const say = useWords()
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{isOff ? say(messageWords.keys.off, { words }) : words}</dd>
    </>
  )
}
