import { Alert, Box, Typography, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Title, useGetIdentity, usePermissions, useTranslate, useResourceDefinitions } from 'react-admin'
import type { Dashboard as Attention } from '../../contract/content/content.ts'
import { useMay } from '../core/auth/use-may.ts'
import { useRead } from '../core/api/use-read.ts'
import { AttentionItem, PlaceLink } from '../core/layout/attention-item.tsx'
import { OutdatedItem, PeopleContext, RowsItem, TrashItem } from './content-items.tsx'
import { dashboardStyle } from './dashboard-style.ts'
import { LateMailsItem, MessagesItem, PicturesItem } from './people-items.tsx'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'
import { SetUpSection } from '../set-up/set-up-section.tsx'
import { isMostlyDone, isSettingUp, useSetUp } from '../set-up/use-set-up.ts'
import { common, useWords, type Text, SayText } from '../core/words/use-words.ts'
import mailWords from '../mails/words.json' with { type: 'json' }
import dashboardWords from './words.json' with { type: 'json' }
import { staffFeatures, type StaffFeature } from '../core/feature.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Link } from 'react-router'

const FirstDaysSection = lazy(() => import('./first-days-section.tsx'))

/** How often is looked while the screen is open, in milliseconds. */
const INTERVAL = 60_000

const sectionOf = ({ name, section }: StaffFeature) =>
  section ? [[name, lazy(async () => ({ default: await section() }))] as const] : []

/** Items that wait for this person, the most pressing first; beside them, the state of the site. */
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
      <Loaded of={read}>{(data) => <Items of={data} />}</Loaded>
    </Box>
  )
}

function Items({ of }: { of: Attention }) {
  const { permissions } = usePermissions<string>()
  const { identity } = useGetIdentity()
  const say = useWords()
  const others = useOtherLocales()
  const { edits, publishes } = useMay()
  const { data: steps, isPending } = useSetUp()
  const setUp = edits && isSettingUp(steps) ? steps : undefined
  const isBegun = setUp !== undefined && !isMostlyDone(setUp)
  const [sections] = useState(() => staffFeatures().flatMap(sectionOf))
  const isOwner = permissions === 'owner'
  const due = staffFeatures().filter(({ name, warning }) => isOwner && warning && of.warnings.includes(name))
  const hasNotices = of.sampleIsPublic || (of.mails.stayHere && isOwner) || due.length > 0
  const approvals = publishes ? of.waiting.total : 0
  const isPressing =
    approvals + of.sentBack.length + of.messages.own + of.messages.new + of.messages.quarantined > 0 ||
    of.schedules.overdue.length + of.mails.late > 0
  const isOpen =
    others.some((locale) => of.outdated[locale] > 0) ||
    of.drafts.total + of.pictures.withoutAlt + of.projects.incomplete + of.expiring.length > 0
  const isQuiet = of.schedules.upcoming.length + of.trash > 0
  return (
    <PeopleContext value={of.names}>
      <Box className="columns">
        <div>
          {isPressing && (
            <section aria-labelledby="pressing">
              <h3 id="pressing">{say(dashboardWords.pressing)}</h3>
              {publishes && <RowsItem of="waiting" {...of.waiting} filters={[{ state: 'submitted' }]} isPressing />}
              <RowsItem of="sent_back" rows={of.sentBack} isPressing />
              <AttentionItem
                count={of.messages.own}
                title={dashboardWords.own_messages}
                more={{ to: `/messages?state=all&assignee=${identity?.id}`, label: dashboardWords.open_inbox }}
                isPressing
              />
              <RowsItem of="overdue" rows={of.schedules.overdue} isPressing />
              <LateMailsItem late={of.mails.late} failed={of.mails.failed} />
              <MessagesItem state="new" count={of.messages.new} />
              <MessagesItem state="quarantined" count={of.messages.quarantined} />
            </section>
          )}
          {isBegun && <SetUpSection steps={setUp} />}
          {!isPressing && !isOpen && !isPending && !setUp && !hasNotices && (
            <SayText words={dashboardWords.nothing} className="calm" role="status" />
          )}
          {isOpen && (
            <section aria-labelledby="open">
              <h3 id="open">{say(dashboardWords.later)}</h3>
              <RowsItem of="drafts" {...of.drafts} filters={[{ state: 'draft' }, { state: 'changed' }]} />
              <RowsItem of="expiring" rows={of.expiring} />
              {others.map((locale) => (
                <OutdatedItem key={locale} locale={locale} count={of.outdated[locale]} />
              ))}
              <PicturesItem count={of.pictures.withoutAlt} />
              <AttentionItem
                count={of.projects.incomplete}
                title={dashboardWords.incomplete}
                more={{ to: '/projects', label: dashboardWords.see_projects }}
              />
            </section>
          )}
        </div>
        <div>
          {of.mails.stayHere && isOwner && <Notice text={mailWords.stay_here} to="mail-settings" />}
          {due.map(({ name, warning }) => (
            <Notice key={name} text={warning!} to={name} />
          ))}
          {of.sampleIsPublic && <SampleNotice />}
          {setUp && !isBegun && <SetUpSection steps={setUp} isSmall />}
          {of.firstDays && !isPending && !setUp && (
            <Suspense>
              <FirstDaysSection of={of.firstDays} />
            </Suspense>
          )}
          <Suspense>{isOwner && sections.map(([name, Section]) => <Section key={name} />)}</Suspense>
          {isQuiet && (
            <section aria-labelledby="quiet">
              <h3 id="quiet">{say(dashboardWords.quiet)}</h3>
              <RowsItem of="upcoming" rows={of.schedules.upcoming} />
              <TrashItem count={of.trash} />
            </section>
          )}
        </div>
      </Box>
    </PeopleContext>
  )
}

/** A warning, with the way to the screen that ends it. */
function Notice({ text, to }: { text: Text; to: string }) {
  const say = useWords()
  const translate = useTranslate()
  return (
    <Alert severity="warning" className="notice">
      {say(text)} <PlaceLink to={`/${to}`}>{translate(`resources.${to}.name`, { smart_count: 1 })}</PlaceLink>
    </Alert>
  )
}

/** Says that the public site is still about the invented firm of the sample content. */
function SampleNotice() {
  const say = useWords()
  const { permissions } = usePermissions<string>()
  return (
    <Alert severity="warning" className="notice">
      {say(dashboardWords.sample.text)}
      {permissions === 'owner' && (
        <div>
          <PlaceLink to="/settings">{say(dashboardWords.sample.open_settings)}</PlaceLink>{' '}
          <PlaceLink to="/sample">{say(dashboardWords.sample.remove)}</PlaceLink>
        </div>
      )}
    </Alert>
  )
}

/** The most frequent actions. */
function QuickActions() {
  const definitions = useResourceDefinitions()
  const say = useWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {definitions['news']?.hasCreate && (
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to="/news/create">
          {say(dashboardWords.new_news)}
        </Button>
      )}
      {definitions['projects']?.hasCreate && (
        <Button variant="outlined" startIcon={<AddIcon />} component={Link} to="/projects/create">
          {say(dashboardWords.add_project)}
        </Button>
      )}
      {definitions['pictures']?.hasList && (
        <Button variant="outlined" startIcon={<UploadIcon />} component={Link} to="/pictures">
          {say(dashboardWords.upload)}
        </Button>
      )}
    </Box>
  )
}
