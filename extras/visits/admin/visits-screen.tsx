import { Box, Button, FormHelperText } from '@mui/material'
import { Section } from '../../../admin/core/layout/section.tsx'
import csvWords from '../../../admin/core/lists/csv-words.json' with { type: 'json' }
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { SettingSwitch } from '../../../admin/core/lists/setting-switch.tsx'
import { TimeLines } from '../../../admin/core/lists/time-lines.tsx'
import { RouterLink, usePermissions, useSearchParams } from '../../../admin/core/packages.ts'
import { columns } from '../../../admin/core/theme/layouts.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import { VISIT_KINDS } from '../contract/visit-kinds.ts'
import type { Visits } from '../contract/visits.ts'
import { spanOf, useVisits, VisitList } from './visit-list.tsx'
import words from './words.json' with { type: 'json' }

const LISTS = VISIT_KINDS.filter((kind) => kind !== 'device' && kind !== 'enquiry')
/** In days. */
const PERIODS = { month: 30, quarter: 90, year: 365 }
const NAMES = Object.keys(PERIODS) as (keyof typeof PERIODS)[]
/** Milliseconds. */
const DAY = 86_400_000

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
      <SayText words={words.intro} />
      <Box component="nav" aria-label={say(words.period)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {NAMES.map((name) => (
          <SayButton
            key={name}
            words={words.periods[name]}
            component={RouterLink}
            to={`?period=${name}`}
            variant={name === period ? 'contained' : 'outlined'}
            aria-current={name === period ? 'page' : undefined}
          />
        ))}
        <Button href={`/api/v1/visits/export?${spanOf(days)}`} download sx={{ marginInlineStart: 'auto' }}>
          {say(csvWords.download)}
        </Button>
      </Box>
      <Loaded of={read}>
        {(visits) => (
          <>
            <Counts of={visits} before={before} />
            {permissions === 'owner' && (
              <Section title={say(words.mail)}>
                <SettingSwitch
                  path="/visits/settings"
                  name="monthlyMail"
                  label={words.mailSwitch}
                  done={[words.mailOn, words.mailOff]}
                />
                <FormHelperText>{say(words.mailHelp)}</FormHelperText>
              </Section>
            )}
          </>
        )}
      </Loaded>
    </Box>
  )
}

function Counts({ of, before }: { of: Visits; before: Visits['totals'] | undefined }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const { totals, lists, days } = of
  if (totals.views === 0 && Object.values(lists).every(({ length }) => length === 0))
    return <SayText words={words.none} />
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
  const most = days.reduce((best, day) => (day.visits > best.visits ? day : best))
  const counts = `${say(words.counts.visits, { count: most.visits })}, ${say(words.counts.views, { count: most.views })}`
  return (
    <>
      <Box component="dl" sx={figuresStyle}>
        {figures.map(([name, figure, about]) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>{`${say.number(figure)}${name === words.onPhones ? '%' : ''}`}</dd>
            <dd className="about">{about}</dd>
          </div>
        ))}
      </Box>
      {!of.areVisitsWhole && <SayText words={words.notWhole} />}
      <TimeLines
        title={say(words.overTime)}
        reading={most.visits === 0 ? '' : `${say(words.most)} ${dayOf(most.day)}: ${counts}`}
        points={days}
        series={[
          { label: say(words.visits), read: ({ visits }) => visits },
          { label: say(words.views), read: ({ views }) => views },
        ]}
        timeOf={({ day }) => day}
        sayTime={dayOf}
        sayValue={(value) => say.number(value ?? 0)}
        step={DAY}
      />
      <Box sx={{ columns: { lg: 2 }, columnGap: 2, '& > *': { breakInside: 'avoid', marginBottom: 2 } }}>
        {LISTS.map((kind) => (
          <VisitList key={kind} kind={kind} values={lists[kind]} />
        ))}
      </Box>
    </>
  )
}

const figuresStyle = {
  ...columns('9.5rem'),
  gap: 2,
  margin: 0,
  '& > div': { bgcolor: 'background.paper', border: 1, borderColor: 'divider', padding: 2 },
  '& dt, & .about': { margin: 0, minHeight: '1.3em', fontSize: '0.8rem', color: 'text.secondary' },
  '& dd:not(.about)': { margin: 0, typography: 'h1', fontVariantNumeric: 'tabular-nums' },
}
