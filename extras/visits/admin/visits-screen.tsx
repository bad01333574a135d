import {
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  Switch,
  Typography,
  type SxProps,
  type Theme,
} from '@mui/material'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { Section } from '../../../admin/core/layout/section.tsx'
import { csvWords } from '../../../admin/core/lists/csv-words.ts'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { RouterLink, usePermissions, useSearchParams } from '../../../admin/core/packages.ts'
import { useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import { VISIT_KINDS } from '../contract/visit-kinds.ts'
import type { Visits, VisitSettings } from '../contract/visits.ts'
import { PERIODS, spanOf, type Period, useVisits } from './use-visits.ts'
import { VisitList, CountTable } from './visit-list.tsx'
import { words } from './words.ts'
import { useState, type PointerEvent } from 'react'
import { useTimes } from '../../../admin/core/words/use-times.ts'

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
  const { totals, lists } = of
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

/** Visits over time. A day is read by pointing at it, with its pages; a table has all of them. */
function VisitsLine({ days: points }: Pick<Visits, 'days'>) {
  const say = useWords()
  const { dayOf } = useTimes()
  const [pointed, setPointed] = useState<number>()
  const last = points.length - 1
  const most = points.reduce((best, { visits }, at) => (visits > points[best]!.visits ? at : best), 0)
  const { day, visits, views } = points[Math.min(pointed ?? most, last)]!
  const isSaid = pointed !== undefined || visits > 0
  const end = Math.max(1, points[most]!.visits)
  const xOf = (at: number) => ((100 * at) / Math.max(1, last)).toFixed(2)
  const line = points.map((point, at) => `${xOf(at)} ${(100 - (100 * point.visits) / end).toFixed(2)}`).join('L')
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))))
  }
  return (
    <Box component="figure" sx={lineStyle} aria-label={say(words.overTime)}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', visibility: isSaid ? 'visible' : 'hidden' }}>
        {pointed === undefined && say(words.most)} {dayOf(day)}: {say(words.counts.visits, { count: visits })},{' '}
        {say(words.counts.views, { count: views })}
      </Typography>
      <span aria-hidden>{say.number(end)}</span>
      <div className="field" onPointerMove={onPointerMove} onPointerLeave={() => setPointed(undefined)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d={`M0 0h100M0 50h100M0 100h100${pointed === undefined ? '' : `M${xOf(pointed)} 0v100`}`} />
          <path className="line" d={`M${line}`} />
        </svg>
      </div>
      <div className="days" aria-hidden>
        <span>{dayOf(points[0]!.day)}</span> <span>{dayOf(points[last]!.day)}</span>
      </div>
      <details>
        <summary>{say(words.table)}</summary>
        {/* A scrolling area has to be reachable with the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="rows" tabIndex={0} role="region" aria-label={say(words.table)}>
          <CountTable
            heads={[say(words.day), say(words.visits), say(words.views)]}
            rows={points.toReversed().map((one) => [one.day, dayOf(one.day), one.visits, one.views])}
          />
        </div>
      </details>
    </Box>
  )
}

const lineStyle: SxProps<Theme> = {
  margin: 0,
  '& > span, & > .days, & summary': { fontSize: '0.8rem', color: 'text.secondary' },
  '& .field': { height: { xs: '9rem', md: '12rem' }, touchAction: 'pan-y' },
  '& .days': { display: 'flex', justifyContent: 'space-between', marginTop: 0.5 },
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke', stroke: ({ palette }) => palette.divider },
  '& .line': { strokeWidth: 2, strokeLinejoin: 'round', stroke: ({ palette }) => palette.primary.main },
  '& summary': { cursor: 'pointer', paddingBlock: 1, width: 'fit-content' },
  '& .rows': { maxHeight: '16rem', overflow: 'auto' },
}
