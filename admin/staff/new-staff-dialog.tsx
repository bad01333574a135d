import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useNotify } from 'react-admin'
import { LOCALE_NAMES, LOCALES } from '../../contract/locale.ts'
import { STAFF_NAME_LENGTH } from '../../contract/limits.ts'
import type { StaffMember } from '../../contract/staff.ts'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import type { GivenLink } from './link-dialog.tsx'
import { RoleField } from './role-field.tsx'
import { useWords } from '../words/use-words.ts'
import { signInWords } from '../auth/words.ts'
import { common } from '../words/common.ts'
import { staffWords } from './words.ts'

/** Adds somebody to the staff, who then chooses a password by a link. */
export function NewStaffDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (given: GivenLink) => void }) {
  const notify = useNotify()
  const say = useWords()
  const ownLocale = useLocale()
  const queryClient = useQueryClient()
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    const { data } = await call<StaffMember & { link: string }>('/staff', {
      method: 'POST',
      body: values,
    })
    for (const known of ['staff', 'colleagues']) void queryClient.invalidateQueries({ queryKey: [known] })
    notify(say(staffWords.added), { type: 'success' })
    onAdded({ name: data.name, email: data.email, link: data.link, isNew: true })
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="new-staff-title">
      <form onSubmit={onSubmit} noValidate autoComplete="off">
        <DialogTitle id="new-staff-title">{say(staffWords.add)}</DialogTitle>
        <DialogContent>
          <FormMessage message={message} />
          <TextField
            name="name"
            label={say(staffWords.name)}
            required
            autoFocus
            {...faultOf('name', staffWords.name_fault, { most: STAFF_NAME_LENGTH })}
          />
          <TextField
            name="email"
            type="email"
            label={say(staffWords.email)}
            required
            helperText={say(staffWords.email_help)}
            {...faultOf('email', signInWords.bad_email)}
          />
          <RoleField given="editor" fault={faultOf('role').helperText} />
          <TextField
            select
            name="locale"
            label={say(staffWords.language)}
            defaultValue={ownLocale}
            sx={{ marginTop: 2 }}
          >
            {LOCALES.map((locale) => (
              <MenuItem key={locale} value={locale} lang={locale}>
                {LOCALE_NAMES[locale].own}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say(common.action.cancel)}</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {say(staffWords.add_and_show)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
