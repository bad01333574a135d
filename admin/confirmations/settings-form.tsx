import { Box, Button, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { toLatinDigits } from '../../contract/digits.ts'
import type { HealthSettings } from '../../contract/confirmations/record-health.ts'
import { Section } from '../account/section.tsx'
import { call } from '../api/call.ts'
import { useRead } from '../api/use-read.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { Loaded } from '../lists/loaded.tsx'
import { common } from '../words/common.ts'
import { useWords } from '../words/use-words.ts'
import { OwnerFields } from './owner-fields.tsx'
import { words } from './words.ts'

/** How often records are checked, and by whom where nobody is named. For owners of the site. */
export function HealthSettingsSection() {
  const say = useWords()
  const read = useRead<HealthSettings>(['record-health', 'settings'], '/record-health/settings')
  return (
    <Section title={say(words.settings)}>
      <Loaded of={read} onRetry={read.refetch}>
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </Section>
  )
}

function SettingsForm({ settings }: { settings: HealthSettings }) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { onSubmit, isSending, message, faultOf } = useFormCall(async ({ months = '', name, email, language }) => {
    const owner = [name, email].some((text) => text?.trim()) ? { name, email, language } : null
    const body = { months: months.trim() === '' ? null : Number(toLatinDigits(months)), owner }
    await call('/record-health/settings', { method: 'PUT', body })
    for (const key of ['record-health', 'dashboard']) void queryClient.invalidateQueries({ queryKey: [key] })
    notify(say(words.saved), { type: 'success' })
  })
  return (
    <form onSubmit={onSubmit} noValidate autoComplete="off">
      <FormMessage message={message} />
      <Box sx={{ maxWidth: '32rem' }}>
        <TextField
          name="months"
          label={say(words.months)}
          defaultValue={settings.months}
          helperText={say(words.monthsHelp)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          {...faultOf('months', words.monthsFault)}
        />
        <Typography variant="h3" sx={{ marginTop: 2 }}>
          {say(words.default)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {say(words.defaultHelp)}
        </Typography>
        <OwnerFields owner={settings.owner} faultOf={faultOf} prefix="owner." />
      </Box>
      <Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1 }}>
        {say(common.action.save)}
      </Button>
    </form>
  )
}
