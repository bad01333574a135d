import { TextField } from '@mui/material'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useSaveForm } from '../../../admin/core/auth/use-save-form.ts'
import { menuItems } from '../../../admin/core/layout/choices.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { common, useWords, SayText } from '../../../admin/core/words/use-words.ts'
import type { StaffMember } from '../../../contract/accounts/staff.ts'
import { isAtLeast } from '../../../contract/accounts/staff-roles.ts'
import type { AnswerTemplates, ApplicationSettings } from '../contract/applications.ts'
import { ENTRY_BOUNDS, MONTHS, MOST } from '../contract/bounds.ts'
import words from './words.json' with { type: 'json' }

const SETTINGS = '/applications/settings'

/** How long applications are kept, and who reads them besides owners. */
export function ApplicationSettingsSection() {
  const say = useWords()
  const read = useRead<ApplicationSettings>(['application-settings'], SETTINGS)
  const { data: staff } = useRead<StaffMember[]>(['staff', 'all'], '/staff?limit=1000')
  const editors = staff?.filter(({ role }) => role !== 'owner' && isAtLeast(role, 'editor')) ?? []
  const bodyOf = ({ months = '', readers = '' }) => ({
    months: Number(months),
    readers: readers.split(',').filter(Boolean),
  })
  const { fieldOf, ...form } = useSaveForm(SETTINGS, ['application-settings'], words.saved, bodyOf)
  return (
    <Section title={say(words.settings)}>
      <Loaded of={read}>
        {({ months, readers }) => (
          <CallForm form={form} submit={say(common.action.save)} isOff={!staff}>
            <TextField
              type="number"
              defaultValue={months}
              helperText={say(words.monthsHelp)}
              {...fieldOf('months', words.months, words.monthsFault, MONTHS)}
            />
            <TextField
              select
              defaultValue={readers}
              helperText={say(words.readersHelp)}
              slotProps={{ select: { multiple: true } }}
              {...fieldOf('readers', words.readers)}
            >
              {menuItems(editors, ({ id, name, email }) => [id, `${name} (${email})`])}
            </TextField>
          </CallForm>
        )}
      </Loaded>
    </Section>
  )
}

const ROWS = Array.from({ length: MOST.templates }, (_, index) => index)
const FIELDS = ['subject', 'text', 'subjectNe', 'textNe'] as const
const TEMPLATES = '/applications/templates'

export const useTemplates = () => useRead<AnswerTemplates>([TEMPLATES], TEMPLATES).data?.templates

/** Owners edit them, and empty those that are not needed. */
export function ReadyAnswers() {
  const say = useWords()
  const templates = useTemplates()
  const { faultOf, ...form } = useSaveForm(`${SETTINGS}/templates`, [TEMPLATES], words.saved, (values) => ({
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
