import { Box, Button, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { Section } from '../../../admin/core/layout/section.tsx'
import { csvWords } from '../../../admin/core/lists/csv-words.ts'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { RouterLink, useLocale, usePermissions, useSearchParams } from '../../../admin/core/packages.ts'
import { numberOf } from '../../../admin/core/words/numbers.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { VISIT_KINDS } from '../contract/visit-kinds.ts'
import type { Visits, VisitSettings } from '../contract/visits.ts'
import { PERIODS, spanOf, type Period, useVisits } from './use-visits.ts'
import { VisitList } from './visit-list.tsx'
import { VisitsLine } from './visits-line.tsx'
import { words } from './words.ts'

const LISTS = VISIT_KINDS.filter((kind) => kind !== 'device' && kind !== 'enquiry')
const NAMES = Object.keys(PERIODS) as Period[]
const PATH = '/visits/settings'

/** The period is in the address. */
export function VisitsScreen() {
  const say = useWords()
  const { permissions } = usePermissions<string>()
  const [parameters] = useSearchParams()
  const period = NAMES.find((name) => name === parameters.get('period')) ?? 'month'
  const days = PERIODS[period]
  const read = useVisits(spanOf(days))
  const before = useVisits(spanOf(days, days)).data?.totals
  return (
    <Box sx={{ maxWidth: '76rem', paddingTop: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography>{say(words.intro)}</Typography>
      <Box component="nav" aria-label={say(words.period)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {NAMES.map((name) => (
          <Button
            key={name}
            component={RouterLink}
            to={`?period=${name}`}
            variant={name === period ? 'contained' : 'outlined'}
            aria-current={name === period ? 'page' : undefined}
          >
            {say(words.periods[name])}
          </Button>
        ))}
        <Button href={`/api/v1/visits/export?${spanOf(days)}`} download sx={{ marginInlineStart: 'auto' }}>
          {say(csvWords.download)}
        </Button>
      </Box>
      <Loaded of={read} onRetry={read.refetch}>
        {(visits) => (
          <>
            <Counts of={visits} before={before} />
            {permissions === 'owner' && <MonthlyMail />}
          </>
        )}
      </Loaded>
    </Box>
  )
}

function Counts({ of, before }: { of: Visits; before: Visits['totals'] | undefined }) {
  const say = useWords()
  const locale = useLocale()
  const { totals, lists } = of
  if (totals.views === 0 && Object.values(lists).every(({ length }) => length === 0))
    return <Typography>{say(words.none)}</Typography>
  const phone = lists.device.find(({ value }) => value === 'phone')?.visits ?? 0
  const share = Math.round((100 * phone) / Math.max(1, totals.visits))
  const enquiries = lists.enquiry.reduce((sum, { views }) => sum + views, 0)
  const figures = [
    [words.visits, totals.visits, before && say(words.before, { count: before.visits })],
    [words.views, totals.views, before && say(words.before, { count: before.views })],
    [words.onPhones, share, say(words.ofVisits)],
    [words.enquiries, enquiries, say(words.byForm)],
    [words.bots, totals.bots, say(words.botsHelp)],
  ] as const
  return (
    <>
      <Box component="dl" sx={figuresStyle}>
        {figures.map(([name, figure, about]) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>{`${numberOf(figure, locale)}${name === words.onPhones ? '%' : ''}`}</dd>
            <dd className="about">{about}</dd>
          </div>
        ))}
      </Box>
      {!of.areVisitsWhole && <Typography>{say(words.notWhole)}</Typography>}
      <Section title={say(words.overTime)}>
        <VisitsLine days={of.days} />
      </Section>
      <Box sx={{ columns: { lg: 2 }, columnGap: 2, '& > *': { breakInside: 'avoid', marginBottom: 2 } }}>
        {LISTS.map((kind) => (
          <VisitList key={kind} kind={kind} values={lists[kind]} />
        ))}
      </Box>
    </>
  )
}

/** Whether this owner gets the mail of each month. */
function MonthlyMail() {
  const say = useWords()
  const attempt = useAttempt(PATH)
  const read = useRead<VisitSettings>([PATH], PATH)
  const choose = (monthlyMail: boolean) =>
    attempt(() => call(PATH, { method: 'PUT', body: { monthlyMail } }), say(monthlyMail ? words.mailOn : words.mailOff))
  const switchOf = ({ monthlyMail }: VisitSettings) => (
    <Switch checked={monthlyMail} onChange={({ target }) => void choose(target.checked)} />
  )
  return (
    <Section title={say(words.mail)}>
      <Loaded of={read} onRetry={read.refetch}>
        {(settings) => <FormControlLabel control={switchOf(settings)} label={say(words.mailSwitch)} />}
      </Loaded>
      <FormHelperText>{say(words.mailHelp)}</FormHelperText>
    </Section>
  )
}

const figuresStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: 2,
  margin: 0,
  '& > div': { bgcolor: 'background.paper', border: 1, borderColor: 'divider', padding: 2 },
  '& dt, & .about': { margin: 0, minHeight: '1.3em', fontSize: '0.8rem', color: 'text.secondary' },
  '& dd:not(.about)': { margin: 0, typography: 'h1', fontVariantNumeric: 'tabular-nums' },
}
