import { Button, Typography } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { Link } from 'react-router'
import { useWords } from '../core/words/use-words.ts'
import { setUpWords } from './words.ts'

/** The first step, once it is done: whoever sees it is signed in. */
export function AccountPart() {
  const say = useWords()
  const { identity } = useGetIdentity()
  if (!identity) return null
  return (
    <>
      <Typography sx={{ marginBottom: 1, overflowWrap: 'anywhere' }}>
        {say(setUpWords.account.text, { name: identity.fullName ?? '', email: String(identity['email']) })}
      </Typography>
      <Button component={Link} to="/account" variant="outlined">
        {say(setUpWords.account.more)}
      </Button>
    </>
  )
}
