import { Box, Button, DialogActions, DialogContent, Radio, Typography } from '@mui/material'
import { useState } from 'react'
import { useMay } from '../core/auth/use-may.ts'
import { useWords } from '../core/words/use-words.ts'
import { useContentFormContext, type Conflict } from '../core/forms/content-form-context.ts'
import { isSame, toDocument, toValues, valuesByPath, withValues } from '../core/forms/documents.ts'
import { FieldText } from '../core/fields/field-text.tsx'
import { labelOf } from '../core/forms/field-words.ts'
import { fieldAt } from '../core/forms/kind-form.ts'
import { usePublish } from '../receipt/use-receipt.ts'
import { useStaffNames } from '../core/auth/use-colleagues.ts'
import { useTimes } from '../core/words/use-times.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { columns } from '../core/theme/layouts.ts'

type Side = 'mine' | 'theirs'

/** Two people have changed the same item: both versions beside each other, and a choice for each field that differs. */
export function ConflictDialog() {
  const { conflict } = useContentFormContext()
  return conflict && <Choices key={conflict.theirs.version} conflict={conflict} />
}

function Choices({ conflict }: { conflict: Conflict }) {
  const { kind, resolve } = useContentFormContext()
  const say = useWords()
  const { minuteOf } = useTimes()
  const nameOf = useStaffNames()
  const { identity } = useMay()
  const isOwn = conflict.theirs.updatedBy === identity?.['email']
  const theirValues = toValues(kind, conflict.theirs)
  const base = valuesByPath(kind, toValues(kind, conflict.base))
  const mine = valuesByPath(kind, toValues(kind, toDocument(kind, conflict.mine)))
  const theirs = valuesByPath(kind, theirValues)
  const paths = [...mine.keys()].filter((path) => !isSame(mine.get(path), theirs.get(path)))
  // Where only the other has changed something, theirs is newer; else what was just typed here is meant.
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(paths.map((path) => [path, isSame(mine.get(path), base.get(path)) ? 'theirs' : 'mine'])),
  )

  const goOn = () =>
    resolve(
      withValues(
        theirValues,
        new Map(paths.filter((path) => chosen[path] === 'mine').map((path) => [path, mine.get(path)])),
      ),
    )
  const { publish } = usePublish(conflict.theirs, goOn)
  return (
    <TitledDialog
      title={say(formWords.conflict[isOwn ? 'title_own' : 'title'])}
      maxWidth="lg"
      onClose={() => void resolve(undefined)}
    >
      <DialogContent>
        <Typography sx={{ marginBottom: 2 }}>
          {say(formWords.conflict[isOwn ? 'text_own' : 'text'], {
            name: nameOf(conflict.theirs.updatedBy ?? ''),
            time: minuteOf(conflict.theirs.updatedAt),
          })}
        </Typography>
        {paths.length === 0 && <Typography>{say(formWords.conflict.same)}</Typography>}
        {paths.map((path) => (
          <Box
            key={path}
            component="fieldset"
            sx={{ border: 0, borderTop: 1, borderColor: 'divider', margin: 0, paddingBlock: 1, paddingInline: 0 }}
          >
            <Typography component="legend" variant="h3" sx={{ float: 'left', width: '100%' }}>
              {labelOf(kind, path, say)}
            </Typography>
            <Box sx={{ ...columns('18rem'), gap: 2, clear: 'both' }}>
              {(['mine', 'theirs'] as const).map((side) => (
                <Box
                  key={side}
                  component="label"
                  sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}
                  lang={fieldAt(path).locale}
                >
                  <Radio
                    name={path}
                    size="small"
                    checked={chosen[path] === side}
                    onChange={() => setChosen({ ...chosen, [path]: side })}
                  />
                  <Box sx={{ paddingTop: 0.75, minWidth: 0 }}>
                    <strong>{say(formWords.conflict[isOwn ? (`${side}_own` as const) : side])}</strong>
                    <Box sx={{ whiteSpace: 'pre-wrap', maxHeight: 240, overflow: 'auto' }}>
                      <FieldText kind={kind} path={path} value={(side === 'mine' ? mine : theirs).get(path)} />
                    </Box>
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void resolve(undefined)}>{say(formWords.conflict.go_on)}</Button>
        <Button variant="contained" onClick={() => void (conflict.publish ? publish() : goOn())}>
          {say(formWords.conflict.save)}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
