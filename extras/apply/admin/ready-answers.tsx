import { TextField } from '@mui/material'
import { call } from '../../../admin/core/api/call.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { Section } from '../../../admin/core/layout/section.tsx'
import { useWords, SayText } from '../../../admin/core/words/use-words.ts'
import { ENTRY_BOUNDS, MOST } from '../contract/bounds.ts'
import type { AnswerTemplates } from '../contract/applications.ts'
import words from './words.json' with { type: 'json' }

const ROWS = Array.from({ length: MOST.templates }, (_, index) => index)
const FIELDS = ['subject', 'text', 'subjectNe', 'textNe'] as const
const TEMPLATES = '/applications/templates'

export const useTemplates = () => useRead<AnswerTemplates>([TEMPLATES], TEMPLATES).data?.templates

/** Owners edit them, and empty those that are not needed. */
export function ReadyAnswers() {
  const say = useWords()
  const done = useDone(TEMPLATES)
  const templates = useTemplates()
  const { faultOf, ...form } = useFormCall(async (values) => {
    const rowOf = (row: number) => Object.fromEntries(FIELDS.map((name) => [name, values[`templates.${row}.${name}`]]))
    await call('/applications/settings/templates', { method: 'PUT', body: { templates: ROWS.map(rowOf) } })
    void done(say(words.saved))
  })
  const fieldsOf = (row: number) =>
    FIELDS.map((field) => {
      const name = `templates.${row}.${field}`
      const label = say(words.templateField[field], { count: row + 1 })
      const shown = { name, label, defaultValue: templates?.[row]?.[field], multiline: field.startsWith('text') }
      return <TextField key={name} {...shown} {...faultOf(name, words.templateFault, ENTRY_BOUNDS)} />
    })
  return (
    <Section title={say(words.templates)}>
      <SayText words={words.templatesHelp} variant="quiet" />
      {templates && (
        <CallForm form={form} submit={say(words.saveTemplates)}>
          {ROWS.map(fieldsOf)}
        </CallForm>
      )}
    </Section>
  )
}
