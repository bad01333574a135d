import { Alert, Box, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Title, useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import type { Dashboard as Attention } from '../../contract/content/content.ts'
import { useMay } from '../approval/use-may.ts'
import { useRead } from '../api/use-read.ts'
import { PlaceLink } from './attention-item.tsx'
import {
  DraftsItem,
  ExpiringItem,
  OutdatedItem,
  OverdueItem,
  TrashItem,
  UpcomingItem,
  WaitingItem,
} from './content-items.tsx'
import { dashboardStyle } from './dashboard-style.ts'
import { IncompleteItem, LateMailsItem, MessagesItem, PicturesItem } from './people-items.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { useOtherLocales } from '../translations/use-other-locales.ts'
import { SetUpSection } from '../set-up/set-up-section.tsx'
import { isSettingUp, useSetUp } from '../set-up/use-set-up.ts'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'
import { mailWords } from '../mails/words.ts'
import { dashboardWords } from './words.ts'
import { staffFeatures, type StaffFeature } from '../feature.ts'
import { Loaded } from '../lists/loaded.tsx'

const FirstDaysSection = lazy(() => import('./first-days-section.tsx'))

/** How often is looked while the screen is open, in milliseconds. */
const INTERVAL = 60_000

const sectionOf = ({ name, section }: StaffFeature) =>
  section ? [[name, lazy(async () => ({ default: await section() }))] as const] : []

/** What needs attention, the most pressing first. */
export function Dashboard() {
  const { writesNew } = useMay()
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
        {writesNew && <QuickActions />}
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
    waiting,
    sampleIsPublic,
    warnings,
    firstDays,
  },
}: {
  of: Attention
}) {
  const { permissions } = usePermissions<string>()
  const say = useWords()
  const others = useOtherLocales()
  const { edits } = useMay()
  const { data: steps, isPending } = useSetUp()
  const setUp = edits ? steps : undefined
  const translate = useTranslate()
  const warnsOfMails = mails.stayHere && permissions === 'owner'
  const due = staffFeatures().flatMap(({ name, warning }) => (warnings.includes(name) ? [{ name, warning }] : []))
  const [sections] = useState(() => staffFeatures().flatMap(sectionOf))
  const warned = permissions === 'owner' ? due : []
  const isPressing = schedules.overdue.length + mails.late + messages.new + messages.quarantined + waiting > 0
  const isOpen =
    others.some((locale) => outdated[locale] > 0) ||
    drafts.total + pictures.withoutAlt + projects.incomplete + expiring.length > 0
  const isQuiet = schedules.upcoming.length + trash > 0
  return (
    <>
      {sampleIsPublic && <SampleNotice />}
      {warnsOfMails && (
        <Alert severity="warning" variant="outlined" sx={{ marginBottom: 3 }}>
          {say(mailWords.stay_here)}{' '}
          <PlaceLink to="/mail-settings">{translate('resources.mail-settings.name', { smart_count: 1 })}</PlaceLink>
        </Alert>
      )}
      {warned.map(({ name, warning }) => (
        <Alert key={name} severity="warning" variant="outlined" sx={{ marginBottom: 3 }}>
          {warning && say(warning)}{' '}
          <PlaceLink to={`/${name}`}>{translate(`resources.${name}.name`, { smart_count: 2 })}</PlaceLink>
        </Alert>
      ))}
      {isSettingUp(setUp) && <SetUpSection steps={setUp} />}
      {firstDays && !isPending && !isSettingUp(setUp) && (
        <Suspense>
          <FirstDaysSection of={firstDays} />
        </Suspense>
      )}
      <Suspense>{permissions === 'owner' && sections.map(([name, Section]) => <Section key={name} />)}</Suspense>
      {!isPressing &&
        !isOpen &&
        !isPending &&
        !isSettingUp(setUp) &&
        !sampleIsPublic &&
        !warnsOfMails &&
        warned.length === 0 && (
          <Typography className="calm" role="status">
            {say(dashboardWords.nothing)}
          </Typography>
        )}
      {isPressing && (
        <section aria-labelledby="pressing">
          <h3 id="pressing">{say(dashboardWords.pressing)}</h3>
          <WaitingItem count={waiting} />
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
          {others.map((locale) => (
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
