import Box from '@mui/material/Box'
import { Title, useGetIdentity } from 'react-admin'
import { ChangePassword } from './change-password.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Section } from './section.tsx'
import { Sessions } from './sessions.tsx'

/** What people look after themselves: their password, their authenticator, and where they are signed in. */
export function AccountPage() {
  const { identity, refetch } = useGetIdentity()
  if (!identity) return null
  return (
    <Box sx={{ maxWidth: '44rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Title title="staff.menu.account" />
      <Section title="You">
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
          <dt>Name</dt>
          <dd>{identity.fullName}</dd>
          <dt>E-mail</dt>
          <dd>{String(identity['email'])}</dd>
          <dt>Role</dt>
          <dd>{identity['role'] === 'owner' ? 'Owner: everything' : 'Editor: content and messages'}</dd>
        </Box>
      </Section>
      <ChangePassword />
      <SecondFactor isSetUp={identity['secondFactor'] === true} onChange={() => void refetch?.()} />
      <Sessions />
    </Box>
  )
}
