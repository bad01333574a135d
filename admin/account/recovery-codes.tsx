import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useNotify } from 'react-admin'

/** For the day on which the telephone is lost. The server keeps no readable copy, so that this is the only time they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const notify = useNotify()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('The codes are copied.', { type: 'success' }),
      () => notify('They could not be copied: download them, or write them down.', { type: 'error' }),
    )
  return (
    <>
      <Alert severity="warning" variant="outlined">
        Keep these codes where your telephone is not. Each lets you in once without the authenticator. They are shown
        only now.
      </Alert>
      <Box
        component="ul"
        aria-label="Recovery codes"
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
          Copy
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download
        </Button>
        <Button variant="contained" onClick={onDone}>
          I have kept them
        </Button>
      </Stack>
    </>
  )
}
