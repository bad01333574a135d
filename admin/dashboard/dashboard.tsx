import { Alert, Box, Typography } from '@mui/material'
import { Title, useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import type { Dashboard as Attention } from '../../contract/content.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { useRead } from '../api/use-read.ts'
import { PlaceLink } from './attention-item.tsx'
import { DraftsItem, ExpiringItem, OutdatedItem, OverdueItem, TrashItem, UpcomingItem } from './content-items.tsx'
import { dashboardStyle } from './dashboard-style.ts'
import { IncompleteItem, LateMailsItem, MessagesItem, PicturesItem } from './people-items.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { SetUpSteps } from './set-up-steps.tsx'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'
import { dashboardWords } from './words.ts'
import { Loaded } from '../lists/loaded.tsx'

/** How often is looked while the screen is open, in milliseconds. */
const INTERVAL = 60_000

const BACKUPS = {
  en: 'There is no backup of the last two days, or the last one failed.',
  ne: 'पछिल्लो दुई दिनको ब्याकअप छैन, वा पछिल्लो प्रयास असफल भयो।',
}

const WEBHOOKS = {
  en: 'A webhook was disabled, because nothing could be delivered for days.',
  ne: 'केही दिनसम्म केही पुर्‍याउन नसकिएकाले एउटा वेबहुक बन्द भयो।',
}

/** What needs attention, the most pressing first. */
export function Dashboard() {
  const { identity } = useGetIdentity()
  const say = useWords()
  const read = useRead<Attention>(['dashboard'], '/dashboard', { refetchInterval: INTERVAL })
  return (
    <Box sx={dashboardStyle}>
      <Title title={say(common.menu.dashboard)} />
      <Box className="head">
        <Typography variant="h2">
          {identity ? say(dashboardWords.welcome, { name: identity.fullName ?? '' }) : ' '}
        </Typography>
        <QuickActions />
      </Box>
      <Loaded of={read} onRetry={read.refetch}>
        {(data) => <Items of={data} />}
      </Loaded>
    </Box>
  )
}

function Items({
  of: {
    messages,
    mails,
    schedules,
    drafts,
    pictures,
    projects,
    outdated,
    expiring,
    trash,
    setUp,
    sampleIsPublic,
    backupsNeedAttention,
    warnings,
  },
}: {
  of: Attention
}) {
  const { permissions } = usePermissions<string>()
  const say = useWords()
  const translate = useTranslate()
  const warnsOfMails = mails.stayHere && permissions === 'owner'
  const warnsOfBackups = backupsNeedAttention && permissions === 'owner'
  const warnsOfWebhooks = warnings.includes('webhooks') && permissions === 'owner'
  const isPressing = schedules.overdue.length + mails.late + messages.new + messages.quarantined > 0
  const isOpen =
    OTHER_LOCALES.some((locale) => outdated[locale] > 0) ||
    drafts.total + pictures.withoutAlt + projects.incomplete + expiring.length > 0
  const isQuiet = schedules.upcoming.length + trash > 0
  return (
    <>
      {sampleIsPublic && <SampleNotice />}
      {warnsOfMails && (
        <Alert severity="warning" variant="outlined" sx={{ marginBottom: 3 }}>
          {say(common.mails_stay_here)}
        </Alert>
      )}
      {warnsOfBackups && (
        <Alert severity="warning" variant="outlined" sx={{ marginBottom: 3 }}>
          {say(BACKUPS)} <PlaceLink to="/backups">{translate('resources.backups.name', { smart_count: 2 })}</PlaceLink>
        </Alert>
      )}
      {warnsOfWebhooks && (
        <Alert severity="warning" variant="outlined" sx={{ marginBottom: 3 }}>
          {say(WEBHOOKS)}{' '}
          <PlaceLink to="/webhooks">{translate('resources.webhooks.name', { smart_count: 2 })}</PlaceLink>
        </Alert>
      )}
      <SetUpSteps steps={setUp} />
      {!isPressing && !isOpen && !setUp && !sampleIsPublic && !warnsOfMails && !warnsOfBackups && !warnsOfWebhooks && (
        <Typography className="calm" role="status">
          {say(dashboardWords.nothing)}
        </Typography>
      )}
      {isPressing && (
        <section aria-labelledby="pressing">
          <h3 id="pressing">{say(dashboardWords.pressing)}</h3>
          <OverdueItem rows={schedules.overdue} />
          <LateMailsItem late={mails.late} failed={mails.failed} />
          <MessagesItem state="new" count={messages.new} />
          <MessagesItem state="quarantined" count={messages.quarantined} />
        </section>
      )}
      {isOpen && (
        <section aria-labelledby="open">
          <h3 id="open">{say(dashboardWords.later)}</h3>
          <ExpiringItem rows={expiring} />
          <DraftsItem drafts={drafts} />
          {OTHER_LOCALES.map((locale) => (
            <OutdatedItem key={locale} locale={locale} count={outdated[locale]} />
          ))}
          <PicturesItem count={pictures.withoutAlt} />
          <IncompleteItem count={projects.incomplete} />
        </section>
      )}
      {isQuiet && (
        <section aria-labelledby="quiet">
          <h3 id="quiet">{say(dashboardWords.quiet)}</h3>
          <UpcomingItem rows={schedules.upcoming} />
          <TrashItem count={trash} />
        </section>
      )}
    </>
  )
}
