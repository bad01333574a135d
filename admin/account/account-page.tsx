import { Box } from '@mui/material'
import { Title, useGetIdentity } from 'react-admin'
import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { MenuSection } from '../preferences/menu-section.tsx'
import { ChangePassword } from './change-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Section } from './section.tsx'
import { Sessions } from './sessions.tsx'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'
import { accountWords } from './words.ts'

/** For people's own account: their password, their authenticator, where they are signed in, and their menu. */
export function AccountPage() {
  const { identity, refetch } = useGetIdentity()
  const say = useWords()
  if (!identity) return null
  return (
    <Box sx={{ maxWidth: '44rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Title title={say(common.menu.account)} />
      <Section title={say(accountWords.you)}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: '8rem 1fr',
            gap: 0.5,
            margin: 0,
            '& dd': { margin: 0 },
            '& dt': { color: 'text.secondary' },
          }}
        >
          <dt>{say(accountWords.name)}</dt>
          <dd>{identity.fullName}</dd>
          <dt>{say(accountWords.email)}</dt>
          <dd>{String(identity['email'])}</dd>
          <dt>{say(accountWords.role)}</dt>
          <dd>{say(accountWords[identity['role'] as StaffRole])}</dd>
        </Box>
      </Section>
      <ChangePassword />
      <SecondFactor isSetUp={identity['secondFactor'] === true} onChange={() => void refetch?.()} />
      <Passkeys />
      <Sessions />
      <MenuSection />
    </Box>
  )
}
