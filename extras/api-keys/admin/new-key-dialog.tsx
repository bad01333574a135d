import { Box, FormHelperText, FormLabel, TextField } from '@mui/material'
import type { KeyArea } from '../../../contract/kinds/key-scopes.ts'
import { useTranslate } from '../../../admin/core/packages.ts'
import { KEY_AREAS, KEY_NAME_LENGTH, KEY_RIGHTS } from '../contract/key-scopes.ts'
import type { ApiKeyWithToken } from '../contract/api-key.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DialogForm } from '../../../admin/core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import words from './words.json' with { type: 'json' }
import { useWords } from '../../../admin/core/words/use-words.ts'
import { options } from '../../../admin/core/layout/choices.tsx'

const DAY = 24 * 60 * 60_000
const EXPIRIES = [30, 90, 365]
const NATIVE = { select: { native: true }, inputLabel: { shrink: true } }

export function NewKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: ApiKeyWithToken) => void }) {
  const say = useWords()
  const nameOf = useAreaName()
  const done = useDone('api-keys')
  const form = useFormCall(async ({ name, days, ...fields }) => {
    const scopes = Object.fromEntries(Object.entries(fields).filter(([, right]) => right !== ''))
    const expiresAt = days ? new Date(Date.now() + Number(days) * DAY).toISOString() : null
    const { data } = await call<ApiKeyWithToken>('/api-keys', { method: 'POST', body: { name, scopes, expiresAt } })
    void done()
    onMade(data)
  })
  const { error: isNameWrong } = form.faultOf('name')
  const { error: hasNoScope } = form.faultOf('scopes')
  return (
    <TitledDialog title={say(words.new)} onClose={onClose}>
      <DialogForm form={form} submit={say(words.make)} onClose={onClose}>
        <TextField
          name="name"
          label={say(words.name)}
          required
          autoFocus
          error={isNameWrong === true}
          helperText={say(isNameWrong ? words.nameFault : words.nameHelp, { most: KEY_NAME_LENGTH })}
        />
        <TextField name="days" select label={say(words.expires)} defaultValue="90" slotProps={NATIVE}>
          {options(EXPIRIES, (count) => [count, count === 365 ? say(words.year) : say(words.days, { count })])}
          <option value="">{say(words.never)}</option>
        </TextField>
        <Box component="fieldset" sx={{ border: 0, margin: 0, marginTop: 1.5, padding: 0, minWidth: 0 }}>
          <FormLabel component="legend">{say(words.scopes)}</FormLabel>
          <div role="alert">{hasNoScope && <FormHelperText error>{say(words.scopesFault)}</FormHelperText>}</div>
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}>
            {KEY_AREAS.map((area) => (
              <TextField key={area} name={area} select label={nameOf(area)} defaultValue="" slotProps={NATIVE}>
                <option value="">{say(words.nothing)}</option>
                {options(KEY_RIGHTS, (right) => [right, say(words.rights[right])])}
              </TextField>
            ))}
          </Box>
        </Box>
      </DialogForm>
    </TitledDialog>
  )
}

/** The name of a kind of content in the menu. */
export function useAreaName() {
  const translate = useTranslate()
  return (area: KeyArea): string => translate(`resources.${area}.name`, { smart_count: 2 })
}
