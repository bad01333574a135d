import { TextField } from '@mui/material'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useSaveForm } from '../../../admin/core/auth/use-save-form.ts'
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
  const templates = useTemplates()
  const saving = { path: '/applications/settings/templates', keys: [TEMPLATES], saved: words.saved }
  const { faultOf, ...form } = useSaveForm(saving, (values) => ({
    templates: ROWS.map((row) => Object.fromEntries(FIELDS.map((name) => [name, values[`templates.${row}.${name}`]]))),
  }))
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
