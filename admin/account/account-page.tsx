import { Box } from '@mui/material'
import { Title, useGetIdentity } from 'react-admin'
import { ChangePassword } from './change-password.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Section } from './section.tsx'
import { Sessions } from './sessions.tsx'
import { useTranslate } from '../words/use-translate.ts'

/** What people look after themselves: their password, their authenticator, and where they are signed in. */
export function AccountPage() {
  const { identity, refetch } = useGetIdentity()
  const translate = useTranslate()
  if (!identity) return null
  return (
    <Box sx={{ maxWidth: '44rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Title title={translate('staff.menu.account')} />
      <Section title={translate('staff.account.you')}>
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
          <dt>{translate('staff.account.name')}</dt>
          <dd>{identity.fullName}</dd>
          <dt>{translate('staff.account.email')}</dt>
          <dd>{String(identity['email'])}</dd>
          <dt>{translate('staff.account.role')}</dt>
          <dd>{translate(identity['role'] === 'owner' ? 'staff.account.owner' : 'staff.account.editor')}</dd>
        </Box>
      </Section>
      <ChangePassword />
      <SecondFactor isSetUp={identity['secondFactor'] === true} onChange={() => void refetch?.()} />
      <Sessions />
    </Box>
  )
}
