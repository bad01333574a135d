import { Box, Button, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import { useMay } from '../core/auth/use-may.ts'
import { contentCalls, revisionOf } from '../core/forms/content-calls.ts'
import { useRead } from '../core/api/use-read.ts'
import type { Revision } from '../../contract/content/content.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { isSame, toValues, valuesByPath } from '../core/forms/documents.ts'
import { labelOf } from '../core/forms/field-words.ts'
import { useStaffNames } from '../core/auth/use-colleagues.ts'
import { useTimes } from '../core/words/use-times.ts'
import { Failure } from '../core/lists/loaded.tsx'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import { columns, unmarked } from '../core/theme/layouts.ts'

const Difference = lazy(async () => ({ default: (await import('../core/fields/difference.tsx')).Difference }))

/** All versions of a saved item; each can be compared with the present one, and made the newest again. */
export function HistoryTab() {
  const { kind, record } = useContentFormContext()
  const { id, version } = record!
  const say = useWords()
  const { minuteOf } = useTimes()
  const nameOf = useStaffNames()
  const [chosen, setChosen] = useState<number>()
  const key = [kind.entity, 'revisions', id, version]
  const { data, error } = useRead<Revision[]>(key, `/content/${kind.entity}/${id}/revisions`)
  if (error) return <Failure error={error} />
  return (
    <Box sx={{ ...columns('20rem'), gap: 3, alignItems: 'start' }}>
      <Box component="ol" reversed sx={unmarked}>
        {data?.map(({ number, at, by, action, isPublished, changed }, index) => (
          <Box component="li" key={number} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Button
              fullWidth
              aria-pressed={chosen === number}
              onClick={() => setChosen(number)}
              disabled={index === 0}
              sx={{
                justifyContent: 'flex-start',
                textAlign: 'start',
                '&, &.Mui-disabled': { color: 'text.primary' },
                fontWeight: 400,
                paddingBlock: 0.75,
                display: 'block',
                ...(chosen === number && { bgcolor: 'action.selected' }),
              }}
            >
              <strong>{minuteOf(at)}</strong>
              {action !== 'load' && (
                <>
                  {' · '}
                  <span title={by}>{nameOf(by)}</span>
                </>
              )}{' '}
              · {say(formWords.history[action])}{' '}
              {index === 0 && <Chip size="small" variant="outlined" label={say(formWords.history.newest)} />}{' '}
              {isPublished && (
                <Chip size="small" variant="outlined" color="success" label={say(common.state.published)} />
              )}
              {changed.length > 0 && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {[...new Set(changed.map((path) => labelOf(kind, path, say)))].join(', ')}
                </Box>
              )}
            </Button>
          </Box>
        ))}
      </Box>
      {chosen !== undefined && <Differences key={chosen} number={chosen} />}
    </Box>
  )
}

function Differences({ number }: { number: number }) {
  const { kind, record, base, form, perform } = useContentFormContext()
  const isWritable = useMay().writes(kind, record)
  const say = useWords()
  const notify = useNotify()
  const { minuteOf } = useTimes()
  const { data, error } = useQuery(revisionOf(kind.entity, record!.id, number))
  if (error) return <Failure error={error} />
  if (!data) return <SayText words={common.save.loading} role="status" />
  const then = valuesByPath(kind, toValues(kind, data.document))
  const now = valuesByPath(kind, toValues(kind, base.document))
  const paths = [...then.keys()].filter((path) => !isSame(then.get(path), now.get(path)))
  const takeBack = (path: string) => {
    form.setValue(path, then.get(path), { shouldDirty: true })
    notify(say(formWords.history.taken_back, { field: labelOf(kind, path, say) }), { type: 'info' })
  }
  return (
    <Box component="section" aria-labelledby="history-version">
      <Typography id="history-version" variant="h3" component="h2">
        {say(formWords.history.version_of, { time: minuteOf(data.at) })}
      </Typography>
      {paths.length === 0 && <SayText words={formWords.history.same} />}
      {paths.length > 0 && <SayText words={formWords.history.legend} color="textSecondary" sx={{ marginBottom: 1 }} />}
      <Suspense fallback={<SayText words={common.save.loading} role="status" />}>
        {paths.map((path) => (
          <Difference
            key={path}
            kind={kind}
            path={path}
            now={now.get(path)}
            before={then.get(path)}
            {...(isWritable && { onTakeBack: () => takeBack(path) })}
          />
        ))}
        {/* Waits, too: it would move away from under a press. */}
        {paths.length > 0 && isWritable && (
          <SayButton
            words={formWords.history.restore_this}
            variant="outlined"
            onClick={() =>
              void perform(
                ({ id, version }) => contentCalls.restore(kind.entity, id, number, version),
                say(listWords.done.restored, { time: minuteOf(data.at) }),
              )
            }
            sx={{ marginTop: 1 }}
          />
        )}
      </Suspense>
    </Box>
  )
}
