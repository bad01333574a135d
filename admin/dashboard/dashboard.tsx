import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Loading, Title, useGetIdentity, usePermissions } from 'react-admin'
import type { Dashboard as Attention } from '../../contract/content.ts'
import { call } from '../api/call.ts'
import { DraftsItem, OverdueItem, TrashItem, UpcomingItem } from './content-items.tsx'
import { dashboardStyle } from './dashboard-style.ts'
import { IncompleteItem, LateMailsItem, MessagesItem, PicturesItem } from './people-items.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { useTranslate } from '../words/use-translate.ts'
import { ErrorText } from '../words/error-text.tsx'

/** How often is looked while the screen is open, in milliseconds. */
const INTERVAL = 60_000

/** What needs attention, the most pressing first. */
export function Dashboard() {
  const { identity } = useGetIdentity()
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => (await call<Attention>('/dashboard')).data,
    refetchInterval: INTERVAL,
  })
  return (
    <Box sx={dashboardStyle}>
      <Title title={translate('staff.menu.dashboard')} />
      <Box className="head">
        <Typography variant="h2">
          {identity ? translate('staff.dashboard.welcome', { name: identity.fullName ?? '' }) : ' '}
        </Typography>
        <QuickActions />
      </Box>
      {error && !data ? (
        <Alert
          severity="error"
          variant="outlined"
          action={<Button onClick={() => void refetch()}>{translate('staff.action.try_again')}</Button>}
        >
          <ErrorText error={error} />
        </Alert>
      ) : data ? (
        <Items of={data} />
      ) : (
        <Loading />
      )}
    </Box>
  )
}

function Items({
  of: { messages, mails, schedules, drafts, pictures, projects, trash, sampleIsPublic },
}: {
  of: Attention
}) {
  const { permissions } = usePermissions<string>()
  const translate = useTranslate()
  const warnsOfMails = mails.stayHere && permissions === 'owner'
  const isPressing = schedules.overdue.length + mails.late + messages.new + messages.quarantined > 0
  const isOpen = drafts.total + pictures.withoutAlt + projects.incomplete > 0
  const isQuiet = schedules.upcoming.length + trash > 0
  return (
    <>
      {sampleIsPublic && <SampleNotice />}
      {warnsOfMails && (
        <Alert severity="warning" variant="outlined" sx={{ marginBottom: 3 }}>
          {translate('staff.mails_stay_here')}
        </Alert>
      )}
      {!isPressing && !isOpen && !sampleIsPublic && !warnsOfMails && (
        <Typography className="calm" role="status">
          {translate('staff.dashboard.nothing')}
        </Typography>
      )}
      {isPressing && (
        <section aria-labelledby="pressing">
          <h3 id="pressing">{translate('staff.dashboard.pressing')}</h3>
          <OverdueItem rows={schedules.overdue} />
          <LateMailsItem late={mails.late} failed={mails.failed} />
          <MessagesItem state="new" count={messages.new} />
          <MessagesItem state="quarantined" count={messages.quarantined} />
        </section>
      )}
      {isOpen && (
        <section aria-labelledby="open">
          <h3 id="open">{translate('staff.dashboard.later')}</h3>
          <DraftsItem drafts={drafts} />
          <PicturesItem count={pictures.withoutAlt} />
          <IncompleteItem count={projects.incomplete} />
        </section>
      )}
      {isQuiet && (
        <section aria-labelledby="quiet">
          <h3 id="quiet">{translate('staff.dashboard.quiet')}</h3>
          <UpcomingItem rows={schedules.upcoming} />
          <TrashItem count={trash} />
        </section>
      )}
    </>
  )
}
