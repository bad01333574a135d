import Typography from '@mui/material/Typography'
import { Title, useGetIdentity } from 'react-admin'

/** What needs attention. */
export function Dashboard() {
  const { identity } = useGetIdentity()
  return (
    <>
      <Title title="staff.menu.dashboard" />
      <Typography variant="h2" sx={{ marginBlock: 3 }}>
        {identity ? `Welcome, ${identity.fullName}` : ' '}
      </Typography>
    </>
  )
}
