import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material'
import { useKeysAreOn } from './use-inbox-keys.ts'
import { useTranslate } from '../words/use-translate.ts'

const KEYS = [
  ['j', 'staff.message.keys.next'],
  ['k', 'staff.message.keys.previous'],
  ['r', 'staff.message.reply'],
  ['e', 'staff.message.mark_answered'],
  ['u', 'staff.message.mark_new'],
  ['/', 'staff.search'],
  ['?', 'staff.message.keys.this_list'],
] as const

/** The keys of the inbox, and a switch for those that are single letters. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isOn, setOn] = useKeysAreOn()
  const translate = useTranslate()
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('staff.message.keys.title')}</DialogTitle>
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
            <Line key={key} keys={[key]} words={translate(words)} isOff={!isOn} />
          ))}
          <Line keys={['↑', '↓']} words={translate('staff.message.keys.arrows')} />
          <Line keys={['Esc']} words={translate('staff.message.keys.close')} />
        </Box>
        <FormControlLabel
          sx={{ marginTop: 1.5 }}
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={translate('staff.message.keys.letters')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('staff.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Line({ keys, words, isOff = false }: { keys: string[]; words: string; isOff?: boolean }) {
  const translate = useTranslate()
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{isOff ? translate('staff.message.keys.off', { words }) : words}</dd>
    </>
  )
}
