import BrokenIcon from '@mui/icons-material/HighlightOffOutlined'
import OffIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import OkIcon from '@mui/icons-material/CheckCircleOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { Box, Typography } from '@mui/material'
import { useLocale } from 'react-admin'
import type { Operations } from '../../contract/health/operations.ts'
import { EnglishText } from '../core/api/error-text.tsx'
import { megabytes, numberOf } from '../core/words/numbers.ts'
import { useTimes } from '../core/words/use-times.ts'
import { staffFeatures } from '../core/feature.ts'
import { ALERT_WORDS, JOB_WORDS, OVERALL_WORDS, STATUS_WORDS, words } from './words.ts'
import { useWords } from '../core/words/use-words.ts'
import type { Words } from '../../contract/locale.ts'

/** `off`: there is nothing to check, because nobody has set it up. */
type Status = Operations['status'] | 'off'
const ICONS = { off: OffIcon, ready: OkIcon, degraded: WarningIcon, unavailable: BrokenIcon }
const COLORS = { off: 'text.secondary', ready: 'success.main', degraded: 'warning.main', unavailable: 'error.main' }

interface Row {
  name: Words
  status: Status
  text: string
  fault?: string | null
}

/** The health checks: a summary above the list of results. */
export function Checks({ of }: { of: Operations }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const rows = useRows(of)
  const { status, at, alerts } = of
  const wrong = rows.filter((row) => row.status === 'degraded' || row.status === 'unavailable')
  const names = wrong.length > 0 ? wrong.map(({ name }) => say(name)) : alerts.open.map(({ kind }) => nameOf(kind, say))
  return (
    <>
      <Typography sx={{ fontWeight: 600 }} role="status">
        <State status={status}>{say(OVERALL_WORDS[status], { names: names.join(', ') })}</State>
      </Typography>
      <Typography variant="quiet" sx={{ marginBottom: 1 }}>
        {say(words.checkedAt, { time: minuteOf(at) })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <Check key={row.name.en} {...row} />
        ))}
      </Box>
    </>
  )
}

/** The rows of the list, each with what to do where something is wrong. */
function useRows({ store, migrations, disk, jobs, mails, backup, certificate }: Operations): Row[] {
  const say = useWords()
  const locale = useLocale()
  const { minuteOf, dayOf } = useTimes()
  const jobsText = useJobsText(jobs)
  const size = (bytes: number) => megabytes(bytes, locale)
  const number = (value: number | null) => numberOf(value ?? 0, locale)
  const unknown = say(words.unknown)
  const withAdvice = (status: Status, text: string, advice: Words) =>
    status === 'ready' || status === 'off' ? text : `${text} ${say(advice)}`
  const storeText =
    store.bytes === null
      ? say(words.storeAway)
      : say(words.storeText, { size: size(store.bytes), pictures: number(store.pictures) })
  const diskText =
    disk.freeBytes === null
      ? unknown
      : say(words.diskText, { free: size(disk.freeBytes), total: size(disk.totalBytes ?? 0) })
  const mailsText = !mails.hasServer
    ? say(words.mailsStay)
    : mails.oldestSeconds === null
      ? unknown
      : mails.oldestSeconds === 0
        ? say(words.mailsNone)
        : say(words.mailsWait, { minutes: number(Math.ceil(mails.oldestSeconds / 60)) })
  const backupText = backup.at
    ? say(words.backupText, { time: minuteOf(backup.at), size: size(backup.bytes ?? 0) })
    : say(backup.isScheduled ? words.backupNone : words.backupOff)
  const backupStatus = backup.isScheduled || backup.at || backup.status !== 'ready' ? backup.status : 'off'
  const certificateText = !certificate.isHttps
    ? say(words.certificateNone)
    : certificate.endsAt === null
      ? say(words.certificateUnread)
      : say(words.certificateText, { time: dayOf(certificate.endsAt) })
  const { missing } = migrations
  return [
    { name: words.store, status: store.status, text: storeText, fault: missing.length > 0 ? null : store.fault },
    ...(missing.length > 0
      ? [
          {
            name: words.migrations,
            status: migrations.status,
            text: say(words.migrationsMissing, { count: number(missing.length) }),
            fault: missing.join(', '),
          },
        ]
      : []),
    { name: words.disk, status: disk.status, text: withAdvice(disk.status, diskText, words.diskLow) },
    { name: words.jobs, status: jobs.status, text: jobsText },
    {
      name: words.mails,
      status: mails.status,
      text: mails.hasServer ? withAdvice(mails.status, mailsText, words.mailsLate) : mailsText,
    },
    {
      name: words.backup,
      status: backupStatus,
      text: backup.isScheduled ? withAdvice(backupStatus, backupText, words.backupLate) : backupText,
      fault: backup.fault,
    },
    {
      name: words.certificate,
      status: certificate.isHttps ? certificate.status : 'off',
      text: certificate.isHttps
        ? withAdvice(certificate.status, certificateText, words.certificateEnds)
        : certificateText,
    },
  ]
}

function useJobsText({ due, waiting, stuckSince, failing, failed }: Operations['jobs']): string {
  const say = useWords()
  const locale = useLocale()
  const { minuteOf } = useTimes()
  if (due === null) return say(words.unknown)
  const named: typeof JOB_WORDS = Object.assign({}, JOB_WORDS, ...staffFeatures().map(({ jobs }) => jobs))
  const counts = Map.groupBy(waiting, ({ kind }) => named[kind] ?? named.other)
  const sum = (jobs: { count: number }[]) => jobs.reduce((total, { count }) => total + count, 0)
  const kinds = [...counts].map(([name, jobs]) => say(name, { count: numberOf(sum(jobs), locale) })).join(', ')
  const values = { due: numberOf(due, locale), kinds, time: stuckSince ? minuteOf(stuckSince) : '' }
  const text = due === 0 ? words.jobsNone : stuckSince ? words.jobsStuck : words.jobsGoOn
  const faults =
    failing || failed
      ? say(words.jobsFail, { failing: numberOf(failing ?? 0, locale), failed: numberOf(failed ?? 0, locale) })
      : say(words.jobsFine)
  return `${say(text, values)} ${faults}`
}

function Check({ name, status, text, fault = null }: Row) {
  const say = useWords()
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '10rem 10rem 1fr' },
        columnGap: 2,
        borderTop: 1,
        borderColor: 'divider',
        paddingBlock: 1,
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{say(name)}</Typography>
      <Typography component="div">
        <State status={status}>{say(STATUS_WORDS[status])}</State>
      </Typography>
      <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
        {status !== 'ready' && fault !== null && (
          <Typography variant="quiet">
            <EnglishText>{fault}</EnglishText>
          </Typography>
        )}
      </Typography>
    </Box>
  )
}

/** Of an alert. */
export const nameOf = (kind: string, say: (words: Words) => string): string =>
  ALERT_WORDS[kind] ? say(ALERT_WORDS[kind]) : kind

/** By symbol and text, not by colour alone. */
export function State({ status, children }: { status: Status; children: string }) {
  const Icon = ICONS[status]
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      <Icon fontSize="small" aria-hidden sx={{ color: COLORS[status] }} />
      {children}
    </Box>
  )
}
