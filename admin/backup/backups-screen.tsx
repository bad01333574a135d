import { Alert, Box, Button, Chip, Typography, type ButtonProps } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { Backup, Backups } from '../../contract/backup/backup.ts'
import { call } from '../core/api/call.ts'
import { useRead } from '../core/api/use-read.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { Row, Rows } from '../core/lists/rows.tsx'
import { EnglishText, useNotifyError } from '../core/api/error-text.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { RESTORE_COMMANDS, words } from './words.ts'
import { useWords } from '../core/words/use-words.ts'
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
  if (!schedule) return <Alert severity="warning">{say(words.none)}</Alert>
  return (
    <>
      <Typography>{say(words.intro, { ...schedule, time: say.digits(schedule.time) })}</Typography>
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
      {isLate && backups.length > 0 && <Alert severity="warning">{say(words.late)}</Alert>}
      {listFault ? undefined : backups.length === 0 ? (
        <Typography>{say(words.empty)}</Typography>
      ) : (
        <>
          <Alert severity="info">{say(words.contents)}</Alert>
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
    [words.restoreUnpack, RESTORE_COMMANDS.unpack(name)],
    [words.restoreRun, RESTORE_COMMANDS.restore(name)],
    [words.restoreStart, undefined],
  ] as const
  return (
    <Box component="section">
      <Typography component="h2" variant="h6">
        {say(words.restore)}
      </Typography>
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
  const notifyError = useNotifyError()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call<Backups>('/backups', { method: 'POST' })).data,
    onSuccess: (data) => client.setQueryData(['backups'], data),
    onError: (error) => {
      notifyError(error)
      // Somebody else's backup may be why it was refused.
      void client.invalidateQueries({ queryKey: ['backups'] })
    },
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button variant="outlined" disabled={isPending || isRunning} onClick={() => mutate()}>
        {say(words.make)}
      </Button>
      <Typography role="status">{isRunning && say(words.making)}</Typography>
    </Box>
  )
}

function Export() {
  const say = useWords()
  const locale = useLocale()
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start', marginTop: 2 }}>
      <Typography component="h2" variant="h6">
        {say(words.export)}
      </Typography>
      <Typography>{say(words.exportContents)}</Typography>
      <Typography variant="quiet">{say(words.exportWait)}</Typography>
      <GuardedDownload href={`/api/v1/export/archive?locale=${locale}`}>{say(words.exportDownload)}</GuardedDownload>
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
        <GuardedDownload href={`/api/v1/backups/${name}/archive`} aria-label={say(words.downloadOf, { time })}>
          {say(words.download)}
        </GuardedDownload>
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

/** Downloads what needs a recent proof, once it is given: a plain link would lead to the refusal. */
function GuardedDownload({ href, ...others }: ButtonProps & { href: string }) {
  const attempt = useAttempt()
  const load = async () => {
    await call('/session/proof')
    Object.assign(document.createElement('a'), { href, download: '' }).click()
  }
  return <Button variant="outlined" onClick={() => void attempt(load)} {...others} />
}
