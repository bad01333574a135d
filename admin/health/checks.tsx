import BrokenIcon from '@mui/icons-material/HighlightOffOutlined'
import OffIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import OkIcon from '@mui/icons-material/CheckCircleOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { Box, Typography } from '@mui/material'
import type { Operations } from '../../contract/health/operations.ts'
import { EnglishText } from '../core/api/error-text.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { logWords } from '../core/words/log-words.ts'
import words from './words.json' with { type: 'json' }
import { useWords, SayText } from '../core/words/use-words.ts'
import type { Words } from '../../contract/locale.ts'

/** `off`: there is nothing to check, because nobody has set it up. */
type Status = Operations['status'] | 'off'
const ICONS = { off: OffIcon, ready: OkIcon, degraded: WarningIcon, unavailable: BrokenIcon }
const COLORS = { off: 'text.secondary', ready: 'success.main', degraded: 'warning.main', unavailable: 'error.main' }

interface Row {
  name: Words
  status: Status
  text: string
  /** Shown where something is wrong. */
  advice?: Words | false
  fault?: string | undefined
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
        <State status={status}>{say(words.overall[status], { names: names.join(', ') })}</State>
      </Typography>
      <SayText words={words.checkedAt} values={{ time: minuteOf(at) }} variant="quiet" sx={{ marginBottom: 1 }} />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <Check key={row.name.en} {...row} />
        ))}
      </Box>
    </>
  )
}

/** The rows of the list. */
function useRows({ store, disk, jobs, mails, backup, certificate }: Operations): Row[] {
  const say = useWords()
  const { minuteOf, dayOf } = useTimes()
  const jobsText = useJobsText(jobs)
  const unknown = say(words.unknown)
  const storeText =
    store.bytes === undefined
      ? say(words.storeAway)
      : say(words.storeText, { size: say.size(store.bytes), pictures: store.pictures ?? 0 })
  const diskText =
    disk.freeBytes === undefined
      ? unknown
      : say(words.diskText, { free: say.size(disk.freeBytes), total: say.size(disk.totalBytes ?? 0) })
  const waitText =
    mails.oldestSeconds === 0
      ? say(words.mailsNone)
      : say(words.mailsWait, { minutes: Math.ceil((mails.oldestSeconds ?? 0) / 60) })
  const mailsText = mails.oldestSeconds === undefined ? unknown : waitText
  const backupText = backup.at
    ? say(words.backupText, { time: minuteOf(backup.at), size: say.size(backup.bytes ?? 0) })
    : say(backup.isScheduled ? words.backupNone : words.backupOff)
  const isBackupOff = !backup.isScheduled && !backup.at && backup.status === 'ready'
  const { isHttps, endsAt } = certificate
  const certificateText = endsAt ? say(words.certificateText, { time: dayOf(endsAt) }) : say(words.certificateUnread)
  const { missingMigrations = [] } = store
  const missing = missingMigrations.join(', ')
  const migrationsText = say(words.migrationsMissing, { count: missingMigrations.length })
  return [
    { name: words.store, status: store.status, text: storeText, fault: missing ? undefined : store.fault },
    ...(missing ? [{ name: words.migrations, status: store.status, text: migrationsText, fault: missing }] : []),
    { name: words.disk, status: disk.status, text: diskText, advice: words.diskLow },
    { name: words.jobs, status: jobs.status, text: jobsText },
    {
      name: words.mails,
      status: mails.status,
      text: mails.hasServer ? mailsText : say(words.mailsStay),
      advice: mails.hasServer && words.mailsLate,
    },
    {
      name: words.backup,
      status: isBackupOff ? 'off' : backup.status,
      text: backupText,
      advice: backup.isScheduled && words.backupLate,
      fault: backup.fault,
    },
    {
      name: words.certificate,
      status: isHttps ? certificate.status : 'off',
      text: isHttps ? certificateText : say(words.certificateNone),
      advice: words.certificateEnds,
    },
  ]
}

function useJobsText({ due, stuckSince, failing, failed }: Operations['jobs']): string {
  const say = useWords()
  const { minuteOf } = useTimes()
  if (!due) return say(words.unknown)
  const named: Record<string, Words> = { ...words.jobKinds, ...logWords('jobs') }
  const counts = Map.groupBy(due.kinds, ({ kind }) => named[kind] ?? words.jobKinds.other)
  const sum = (jobs: { count: number }[]) => jobs.reduce((total, { count }) => total + count, 0)
  const kinds = [...counts].map(([name, jobs]) => say(name, { count: sum(jobs) })).join(', ')
  const values = { due: due.count, kinds, time: stuckSince ? minuteOf(stuckSince) : '' }
  const text = due.count === 0 ? words.jobsNone : stuckSince ? words.jobsStuck : words.jobsGoOn
  const faults =
    failing || failed ? say(words.jobsFail, { failing: failing ?? 0, failed: failed ?? 0 }) : say(words.jobsFine)
  return `${say(text, values)} ${faults}`
}

function Check({ name, status, text, advice, fault }: Row) {
  const say = useWords()
  const isWrong = status === 'degraded' || status === 'unavailable'
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
      <SayText words={name} sx={{ fontWeight: 600 }} />
      <Typography component="div">
        <State status={status}>{say(words.statuses[status])}</State>
      </Typography>
      <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text} {isWrong && advice && say(advice)}
        {status !== 'ready' && fault !== undefined && (
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
  kind in words.alertKinds ? say(words.alertKinds[kind as keyof typeof words.alertKinds]) : kind

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
