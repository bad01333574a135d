import { Alert, Box, Button, Stack } from '@mui/material'
import { useNotify } from 'react-admin'
import { common, useWords } from '../core/words/use-words.ts'
import { accountWords } from './words.ts'

/** For the day on which the telephone is lost. The server keeps no readable copy, so that this is the only time they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const notify = useNotify()
  const say = useWords()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(say(accountWords.codes_copied), { type: 'success' }),
      () => notify(say(accountWords.codes_not_copied), { type: 'error' }),
    )
  return (
    <>
      <Alert severity="warning">{say(accountWords.codes_help)}</Alert>
      <Box
        component="ul"
        aria-label={say(accountWords.codes)}
        sx={{
          columns: 2,
          fontFamily: 'monospace',
          fontSize: '1rem',
          lineHeight: 1.8,
          listStyle: 'none',
          paddingInlineStart: 0,
          maxWidth: '24rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {say(common.action.copy)}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          {say(accountWords.download)}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {say(accountWords.kept)}
        </Button>
      </Stack>
    </>
  )
}
