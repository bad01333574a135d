import { Box, Link, Typography } from '@mui/material'
import { PlaceLink } from '../core/layout/attention-item.tsx'
import { useWords } from '../core/words/use-words.ts'
import { isSettingUp, useSetUp } from './use-set-up.ts'
import { setUpWords } from './words.ts'

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
      <Typography sx={{ marginBottom: 1 }}>{say(isSettingUp(steps) ? finished.open : finished.all)}</Typography>
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
