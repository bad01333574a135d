import { Alert, Button, DialogActions, DialogContent, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { FormMessage } from '../../../admin/core/auth/form-message.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import { common, useWords } from '../../../admin/core/words/use-words.ts'
import type { ImportedSubscribers } from '../contract/news-by-mail.ts'
import { words } from './words.ts'

/** Adds people who agreed elsewhere, and says what became of each line. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const done = useDone('news-by-mail')
  const [result, setResult] = useState<ImportedSubscribers>()
  const { onSubmit, isSending, message, fieldOf } = useFormCall(async (values) => {
    const { data } = await call<ImportedSubscribers>('/news-by-mail/subscribers/import', {
      method: 'POST',
      body: values,
    })
    setResult(data)
    void done()
  })
  return (
    <TitledDialog title={say(words.importTitle)}>
      <form onSubmit={onSubmit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FormMessage message={message} />
          {result && <Result of={result} />}
          <TextField
            helperText={say(words.importHelp)}
            multiline
            minRows={4}
            maxRows={12}
            required
            {...fieldOf('text', words.importText)}
          />
          <TextField helperText={say(words.importConsentHelp)} required {...fieldOf('consent', words.importConsent)} />
          <TextField name="locale" label={say(words.importLocale)} select defaultValue="ne">
            {(['ne', 'en'] as const).map((locale) => (
              <MenuItem key={locale} value={locale}>
                {say(words.locales[locale])}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say(common.action.close)}</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {say(words.importSend)}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  )
}

function Result({ of: { faults, ...counts } }: { of: ImportedSubscribers }) {
  const say = useWords()
  return (
    <Alert severity={faults.length > 0 ? 'warning' : 'success'}>
      {say(words.imported, counts)}
      {faults.length > 0 && (
        <>
          <br />
          {say(words.faults)} {faults.map(({ line, text }) => say(words.fault, { line, text })).join('; ')}
        </>
      )}
    </Alert>
  )
}
