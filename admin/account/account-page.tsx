import { Box } from '@mui/material'
import { Title, useGetIdentity } from 'react-admin'
import { MenuSection } from './menu-section.tsx'
import { ChangePassword } from './change-password.tsx'
import { OwnDetails } from './own-details.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { common, useWords } from '../core/words/use-words.ts'

/** For people's own account: their password, their authenticator, where they are signed in, and their menu. */
export function AccountPage() {
  const { identity, refetch } = useGetIdentity()
  const say = useWords()
  if (!identity) return null
  return (
    <Box sx={{ maxWidth: '44rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Title title={say(common.menu.account)} />
      <OwnDetails />
      <ChangePassword />
      <SecondFactor isSetUp={identity['secondFactor'] === true} onChange={() => void refetch?.()} />
      <Passkeys />
      <Sessions />
      <MenuSection />
    </Box>
  )
}
