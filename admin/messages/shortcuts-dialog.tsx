import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useKeysAreOn } from './use-inbox-keys.ts'

const KEYS = [
  ['j', 'Next message'],
  ['k', 'Message before'],
  ['r', 'Reply by e-mail'],
  ['e', 'Mark as answered'],
  ['u', 'Mark as new'],
  ['/', 'Search'],
  ['?', 'This list'],
] as const

/** The keys of the inbox, and a switch for those that are single letters. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isOn, setOn] = useKeysAreOn()
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">Keys</DialogTitle>
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
            <Line key={key} keys={[key]} words={words} isOff={!isOn} />
          ))}
          <Line keys={['↑', '↓']} words="The same as k and j, in the list" />
          <Line keys={['Esc']} words="Close the message" />
        </Box>
        <FormControlLabel
          sx={{ marginTop: 1.5 }}
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label="Single letters are keys"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

function Line({ keys, words, isOff = false }: { keys: string[]; words: string; isOff?: boolean }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{isOff ? `${words} (off)` : words}</dd>
    </>
  )
}
