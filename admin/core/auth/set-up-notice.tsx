import { Box, Button, Typography } from '@mui/material'
import { ADDRESS_FILE } from '../../../contract/set-up/address-file.ts'
import { AuthFrame } from './auth-frame.tsx'
import { useWords } from '../words/use-words.ts'
import ownerWords from './owner-words.json' with { type: 'json' }

const COMMAND = 'npm run staff -- set-up'

/** Where the address of the set-up is found, in place of a sign-in form that nobody can use yet. */
export function SetUpNotice({ onSignIn }: { onSignIn?: () => void }) {
  const say = useWords()
  const { notice } = ownerWords
  return (
    <AuthFrame title={say(notice.title)}>
      <Typography>{say(notice.text)}</Typography>
      <Box component="ul" sx={{ paddingInlineStart: 2.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <li>{say(notice.printed)}</li>
        <li>{say(notice.file, { file: ADDRESS_FILE })}</li>
        <li>
          {say(notice.command)}{' '}
          <Box component="code" sx={{ display: 'block' }}>
            {COMMAND}
          </Box>
        </li>
      </Box>
      {onSignIn && <Button onClick={onSignIn}>{say(notice.sign_in)}</Button>}
    </AuthFrame>
  )
}
