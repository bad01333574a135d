import { Alert, Box, Chip, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { Backup, Backups } from '../../contract/backup/backup.ts'
import { call } from '../core/api/call.ts'
import { GuardedDownload } from '../core/api/guarded-download.tsx'
import { useRead } from '../core/api/use-read.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { Row, Rows } from '../core/lists/rows.tsx'
import { EnglishText } from '../core/api/error-text.tsx'
import { useTimes } from '../core/words/use-times.ts'
import words from './words.json' with { type: 'json' }
import { useWords, SayAlert, SayText, SayButton } from '../core/words/use-words.ts'
import { useAttempt } from '../core/api/use-attempt.ts'

/** Milliseconds between looks while a backup is being made. */
const INTERVAL = 2_000

/** When backups are made, how old and large they are, and their download. */
export function BackupsScreen() {
  const read = useRead<Backups>(['backups'], '/backups', {
    refetchInterval: ({ state }) => (state.data?.isRunning ? INTERVAL : false),
  })
  return (
    <Box sx={{ maxWidth: '48rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Loaded of={read}>{(backups) => <Overview of={backups} />}</Loaded>
      <Export />
    </Box>
  )
}

function Overview({ of: { schedule, isLate, isRunning, fault, listFault, backups } }: { of: Backups }) {
  const say = useWords()
  if (!schedule) return <SayAlert words={words.none} severity="warning" />
  return (
    <>
      <SayText words={words.intro} values={{ ...schedule, time: say.digits(schedule.time) }} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {say(words.place)} <EnglishText>{schedule.place}</EnglishText>
      </Typography>
      {fault && (
        <Alert severity="error">
          {say(words.failed)} <EnglishText>{fault}</EnglishText>
        </Alert>
      )}
      {listFault && (
        <Alert severity="error">
          {say(words.unlisted)} <EnglishText>{listFault}</EnglishText>
        </Alert>
      )}
      <MakeNow isRunning={isRunning} />
      {isLate && backups.length > 0 && <SayAlert words={words.late} severity="warning" />}
      {listFault ? undefined : backups.length === 0 ? (
        <SayText words={words.empty} />
      ) : (
        <>
          <SayAlert words={words.contents} severity="info" />
          <Rows items={backups}>{(backup) => <BackupRow key={backup.name} backup={backup} />}</Rows>
          <Restoring name={backups[0]!.name} />
        </>
      )}
    </>
  )
}

function Restoring({ name }: { name: string }) {
  const say = useWords()
  const steps = [
    [words.restoreUnpack, `mkdir backup && tar -xf backup-${name}.tar -C backup`],
    [words.restoreRun, `npm run restore -- backup/${name} --into FOLDER`],
    [words.restoreStart, undefined],
  ] as const
  return (
    <Box component="section">
      <SayText words={words.restore} component="h2" variant="h6" />
      <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3, '& code': { overflowWrap: 'anywhere' } }}>
        {steps.map(([text, command]) => (
          <Typography component="li" key={text.en}>
            {say(text)} {command && <code lang="en">{command}</code>}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

function MakeNow({ isRunning }: { isRunning: boolean }) {
  const say = useWords()
  const client = useQueryClient()
  // Somebody else's backup may be why it was refused: the list is read again then, too.
  const attempt = useAttempt('backups')
  const make = () =>
    attempt(async () => client.setQueryData(['backups'], (await call<Backups>('/backups', { method: 'POST' })).data))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <SayButton
        words={words.make}
        variant="outlined"
        disabled={attempt.isRunning || isRunning}
        onClick={() => void make()}
      />
      <Typography role="status">{isRunning && say(words.making)}</Typography>
    </Box>
  )
}

function Export() {
  const locale = useLocale()
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start', marginTop: 2 }}>
      <SayText words={words.export} component="h2" variant="h6" />
      <SayText words={words.exportContents} />
      <SayText words={words.exportWait} variant="quiet" />
      <GuardedDownload words={words.exportDownload} href={`/api/v1/export/archive?locale=${locale}`} />
    </Box>
  )
}

function BackupRow({ backup: { name, at, bytes, storedBytes, files, missing, isEncrypted } }: { backup: Backup }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const time = minuteOf(at)
  return (
    <Row
      action={
        <GuardedDownload
          words={words.download}
          href={`/api/v1/backups/${name}/archive`}
          aria-label={say(words.downloadOf, { time })}
        />
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {time} {isEncrypted && <Chip size="small" variant="outlined" label={say(words.encrypted)} />}{' '}
        {missing > 0 && (
          <Chip size="small" variant="outlined" color="warning" label={say(words.missing, { count: missing })} />
        )}
      </Typography>
      <Typography variant="quiet">
        {storedBytes !== null && `${say(words.stored)} ${say.size(storedBytes)} · `}
        {say(words.size)} {say.size(bytes)} · {say(words.files)} {say.number(files)}
      </Typography>
    </Row>
  )
}
