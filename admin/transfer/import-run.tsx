import { Alert, Box, Button, Chip, LinearProgress, Typography } from '@mui/material'
import type { ImportReport, ImportRunView } from '../../contract/transfer/import.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { call } from '../core/api/call.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { ConfirmButton } from '../core/dialogs/use-confirm.tsx'
import { EnglishText } from '../core/api/error-text.tsx'
import { useStaffNames } from '../core/auth/use-colleagues.ts'
import { useTimes } from '../core/words/use-times.ts'
import { FactGroups } from './fact-groups.tsx'
import { noteText } from './import-formats.ts'
import words from './words.json' with { type: 'json' }
import { useWords } from '../core/words/use-words.ts'

export const isRunning = ({ state }: ImportRunView) => state === 'running' || state === 'undoing'

interface ImportRunProps {
  run: ImportRunView
  isBusy: boolean
  onChanged: () => void
}

/** One import: progress, report, and the buttons to cancel or undo it. */
export function ImportRun({ run, isBusy, onChanged }: ImportRunProps) {
  const { id, name, state, dryRun, done, total, report, fault, startedAt, startedBy } = run
  const say = useWords()
  const attempt = useAttempt()
  const { minuteOf } = useTimes()
  const nameOf = useStaffNames()
  const perform = async (action: 'cancel' | 'undo') => {
    await attempt(() => call<ImportRunView>(`/imports/${id}/${action}`, { method: 'POST' }))
    onChanged()
  }
  const isFinished = state === 'done' || state === 'undone'
  const canUndo = !dryRun && !isBusy && ['done', 'failed', 'cancelled'].includes(state)
  const step = state === 'running' || state === 'waiting' ? 'cancel' : canUndo && 'undo'
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, borderTop: 1, borderColor: 'divider', paddingBlock: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}{' '}
            <Chip
              size="small"
              variant="outlined"
              color={state === 'failed' ? 'error' : 'default'}
              label={say(dryRun && state === 'done' ? words.checked : words.states[state])}
            />
          </Typography>
          <Typography variant="quiet" sx={{ overflowWrap: 'anywhere' }}>
            {minuteOf(startedAt)} · <span title={startedBy}>{nameOf(startedBy)}</span>
          </Typography>
        </Box>
        {step && (
          <ConfirmButton
            words={words[step]}
            key={step}
            variant="outlined"
            aria-label={say(words[`${step}Of`], { name })}
            question={{
              title: say(words[`${step}Ask`]),
              content: say(words[`${step}Text`]),
              ...(step === 'cancel' && { cancel: say(words.cancelKeep) }),
              confirm: say(words[`${step}Confirm`]),
              isWarning: true,
            }}
            onConfirm={() => perform(step)}
          />
        )}
      </Box>
      {isRunning(run) && (
        <LinearProgress
          aria-label={say(words.progressOf, { name })}
          {...(total ? { variant: 'determinate' as const, value: (done / total) * 100 } : {})}
        />
      )}
      {!isFinished && total !== null && <Typography variant="body2">{say(words.progress, { done, total })}</Typography>}
      {fault !== null && (
        <Alert severity="error">
          <EnglishText>{fault}</EnglishText>
        </Alert>
      )}
      {report && !isRunning(run) && <Report run={run} report={report} />}
    </Box>
  )
}

function Report({ run, report }: { run: ImportRunView; report: ImportReport }) {
  const { made, known, notes, faults, faultCount, leftOut, leftOutCount, items, itemCount } = report
  const isUndone = run.state === 'undone'
  const say = useWords()
  const nameOf = (entity: string) => {
    const kind = CONTENT_ENTITIES.find((one) => one === entity)
    if (kind) return kindOf(kind).plural
    return entity === 'picture' ? words.pictures : entity === 'document' ? words.documents : words.redirects
  }
  const rowsIn = (entity: ContentEntity, rows: Record<string, number>) =>
    Object.entries(rows)
      .map(([name, count]) => `${say(kindOf(entity).fields[name]!.label)} ${say.number(count)}`)
      .join(' · ')
  const counts = Object.entries(made).map(([entity, count]) => `${say(nameOf(entity))}: ${say.number(count)}`)
  const hasDetails = notes.length > 0 || faults.length > 0 || leftOutCount > 0 || items.length > 0
  return (
    <Box>
      <Typography>
        {isUndone && counts.length > 0 && `${say(words.stays)} `}
        {counts.join(' · ') || (isUndone ? '' : say(words.nothing))}
      </Typography>
      {known > 0 && <Typography variant="body2">{say(words.known, { count: known })}</Typography>}
      {hasDetails && (
        <Box component="details" sx={{ marginTop: 1, overflowWrap: 'anywhere' }} open={faultCount + leftOutCount > 0}>
          <summary>{say(words.details)}</summary>
          {faultCount > 0 && (
            <>
              <FactGroups title={say(words.faults, { count: faultCount })} facts={faults} count={faultCount} />
              {(run.format === 'csv' || run.format === 'xlsx') && (
                <Button variant="outlined" href={`/api/v1/imports/${run.id}/rejected`} download>
                  {say(words.rejected)}
                </Button>
              )}
            </>
          )}
          <FactGroups title={say(words.leftOutFacts, { count: leftOutCount })} facts={leftOut} count={leftOutCount} />
          {items.length > 0 && run.entity && (
            <>
              <Typography sx={{ fontWeight: 600, marginTop: 1 }}>{say(words.rows)}</Typography>
              <Lines
                lines={items.map(({ title, rows }) => `${title}: ${rowsIn(run.entity!, rows)}`)}
                count={itemCount}
              />
            </>
          )}
          {notes.map(({ note, count, examples }) => (
            <Box key={note} sx={{ marginTop: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {say(noteText(note))}: {say.number(count)}
              </Typography>
              <Lines lines={examples} count={examples.length > 1 ? count : 0} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** The first of them, and how many more there are. */
function Lines({ lines, count }: { lines: string[]; count: number }) {
  const say = useWords()
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {count > lines.length && <li>{say(words.more, { count: count - lines.length })}</li>}
    </ul>
  )
}
