import { Box, Link, Typography } from '@mui/material'
import { PlaceLink } from '../core/layout/attention-item.tsx'
import { useWords, SayText, SayButton } from '../core/words/use-words.ts'
import { isSettingUp, useSetUp } from './use-set-up.ts'
import setUpWords from './words.json' with { type: 'json' }
import { useGetIdentity } from 'react-admin'
import { Link as RouterLink } from 'react-router'

const { finished } = setUpWords
const WAYS_ON = [
  ['/pages', finished.pages],
  ['/staff', finished.staff],
  ['/account', finished.account],
] as const

export function DonePart() {
  const say = useWords()
  const { data: steps } = useSetUp()
  return (
    <>
      <SayText words={isSettingUp(steps) ? finished.open : finished.all} sx={{ marginBottom: 1 }} />
      <Box component="ul" sx={{ display: 'grid', gap: 1, paddingInlineStart: 2.5 }}>
        <li>
          <Link href="/" target="_blank" rel="noreferrer">
            {say(finished.site)}
          </Link>
        </li>
        {WAYS_ON.map(([path, label]) => (
          <li key={path}>
            <PlaceLink to={path}>{say(label)}</PlaceLink>
          </li>
        ))}
      </Box>
    </>
  )
}

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
      <SayButton words={setUpWords.account.more} component={RouterLink} to="/account" variant="outlined" />
    </>
  )
}
