import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { newKey } from '../../../admin/core/api/one-press.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DialogForm } from '../../../admin/core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import { common, useWords, SayButton, SayText } from '../../../admin/core/words/use-words.ts'
import { ENTRY_BOUNDS, MOST_TEMPLATES } from '../contract/bounds.ts'
import type { AnswerTemplate, AnswerTemplates } from '../contract/templates.ts'
import { words } from './words.ts'

const FIELDS = ['subject', 'text', 'subjectNe', 'textNe'] as const
const EMPTY: AnswerTemplate = { subject: '', text: '', subjectNe: '', textNe: '' }
const withKey = (template: AnswerTemplate) => ({ ...template, key: newKey() })

export const TEMPLATES = '/applications/templates'

/** The ready answers, for owners. The order of the rows names their fields, which keep what is typed. */
export function TemplatesDialog({ templates, onClose }: AnswerTemplates & { onClose: () => void }) {
  const say = useWords()
  const done = useDone('application-templates')
  const [rows, setRows] = useState(() => templates.map(withKey))
  const form = useFormCall(async (values) => {
    const given = rows.map((_, index) =>
      Object.fromEntries(FIELDS.map((name) => [name, values[`templates.${index}.${name}`]])),
    )
    await call(TEMPLATES, { method: 'PUT', body: { templates: given } })
    void done(say(words.saved))
    onClose()
  })
  return (
    <TitledDialog title={say(words.templates)}>
      <DialogForm form={form} submit={say(common.action.save)} onClose={onClose}>
        <SayText words={words.templatesHelp} variant="quiet" />
        {rows.map((row, index) => {
          const title = say(words.template, { count: index + 1 })
          return (
            <Box key={row.key} role="group" aria-label={title} sx={{ paddingTop: 2 }}>
              <Typography variant="h3">{title}</Typography>
              {FIELDS.map((name) => (
                <TextField
                  key={name}
                  {...form.fieldOf(
                    `templates.${index}.${name}`,
                    words.templateField[name],
                    words.templateFault,
                    ENTRY_BOUNDS,
                  )}
                  defaultValue={row[name]}
                  multiline={name.startsWith('text')}
                />
              ))}
              <Button aria-label={say(words.removeOf, { title })} onClick={() => setRows(rows.toSpliced(index, 1))}>
                {say(common.action.remove)}
              </Button>
            </Box>
          )
        })}
        {rows.length < MOST_TEMPLATES && (
          <SayButton words={words.addTemplate} variant="outlined" onClick={() => setRows([...rows, withKey(EMPTY)])} />
        )}
      </DialogForm>
    </TitledDialog>
  )
}
