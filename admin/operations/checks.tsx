import BrokenIcon from '@mui/icons-material/HighlightOffOutlined'
import OffIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import OkIcon from '@mui/icons-material/CheckCircleOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useLocale } from 'react-admin'
import type { Words } from '../../contract/kinds/field.ts'
import type { Operations } from '../../contract/operations.ts'
import { EnglishText } from '../words/error-text.tsx'
import { megabytes, numberOf } from '../words/numbers.ts'
import { useFilledWords } from '../words/use-filled-words.ts'
import { useTimes } from '../words/use-times.ts'
import { OVERALL_WORDS, STATUS_WORDS, words } from './words.ts'

/** `off`: there is nothing to check, because nobody has set it up. */
type Status = Operations['status'] | 'off'
const ICONS = { off: OffIcon, ready: OkIcon, degraded: WarningIcon, unavailable: BrokenIcon }
const COLORS = { off: 'text.secondary', ready: 'success.main', degraded: 'warning.main', unavailable: 'error.main' }

/** What is checked, and what was found. */
export function Checks({ of }: { of: Operations }) {
  const say = useFilledWords()
  const { minuteOf } = useTimes()
  const { status, at, store, migrations, disk, jobs, mails, backup, certificate } = of
  const sentences = useSentences(of)
  return (
    <>
      <Typography sx={{ fontWeight: 600 }} role="status">
        <State status={status}>{say(OVERALL_WORDS[status])}</State>
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
        {say(words.checkedAt, { time: minuteOf(at) })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <Check name={words.store} status={store.status} fault={store.fault}>
          {sentences.store}
        </Check>
        <Check name={words.migrations} status={migrations.status} fault={migrations.missing.join(', ') || null}>
          {sentences.migrations}
        </Check>
        <Check name={words.disk} status={disk.status}>
          {sentences.disk}
        </Check>
        <Check name={words.jobs} status={jobs.status}>
          {sentences.jobs}
        </Check>
        <Check name={words.mails} status={mails.status}>
          {sentences.mails}
        </Check>
        <Check
          name={words.backup}
          status={backup.isScheduled || backup.at !== null ? backup.status : 'off'}
          fault={backup.fault}
        >
          {sentences.backup}
        </Check>
        <Check name={words.certificate} status={certificate.isHttps ? certificate.status : 'off'}>
          {sentences.certificate}
        </Check>
      </Box>
    </>
  )
}

function useSentences({ store, migrations, disk, jobs, mails, backup, certificate }: Operations) {
  const say = useFilledWords()
  const locale = useLocale()
  const { minuteOf, dayOf } = useTimes()
  const size = (bytes: number) => megabytes(bytes, locale)
  const number = (value: number | null) => numberOf(value ?? 0, locale)
  const unknown = say(words.unknown)
  return {
    store:
      store.bytes === null
        ? say(words.storeAway)
        : say(words.storeText, { size: size(store.bytes), pictures: number(store.pictures) }),
    migrations:
      migrations.missing.length > 0
        ? say(words.migrationsMissing, { count: migrations.missing.length })
        : migrations.status === 'ready'
          ? say(words.migrationsDone)
          : unknown,
    disk:
      disk.freeBytes === null
        ? unknown
        : say(words.diskText, { free: size(disk.freeBytes), total: size(disk.totalBytes ?? 0) }),
    jobs:
      jobs.due === null
        ? unknown
        : say(words.jobsText, { due: number(jobs.due), failing: number(jobs.failing), failed: number(jobs.failed) }),
    mails:
      mails.oldestSeconds === null
        ? unknown
        : mails.oldestSeconds === 0
          ? say(words.mailsNone)
          : say(words.mailsWait, { minutes: number(Math.ceil(mails.oldestSeconds / 60)) }),
    backup:
      backup.at !== null
        ? say(words.backupText, { time: minuteOf(backup.at), size: size(backup.bytes ?? 0) })
        : say(backup.isScheduled ? words.backupNone : words.backupOff),
    certificate: !certificate.isHttps
      ? say(words.certificateNone)
      : certificate.endsAt === null
        ? say(words.certificateUnread)
        : say(words.certificateText, { time: dayOf(certificate.endsAt) }),
  }
}

function Check({
  name,
  status,
  fault = null,
  children,
}: {
  name: Words
  status: Status
  fault?: string | null
  children: ReactNode
}) {
  const say = useFilledWords()
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
        {children}
        {status !== 'ready' && fault !== null && (
          <Typography variant="body2" color="text.secondary">
            <EnglishText>{fault}</EnglishText>
          </Typography>
        )}
      </Typography>
    </Box>
  )
}

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
