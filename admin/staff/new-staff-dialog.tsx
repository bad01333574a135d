import { TextField } from '@mui/material'
import { useLocale } from 'react-admin'
import { LOCALE_NAMES, LOCALES } from '../../contract/locale.ts'
import { STAFF_NAME_LENGTH } from '../../contract/limits.ts'
import type { StaffMember } from '../../contract/accounts/staff.ts'
import { call } from '../core/api/call.ts'
import { useDone } from '../core/api/use-done.ts'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { DialogForm } from '../core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import type { GivenLink } from './link-dialog.tsx'
import { RoleField } from './role-field.tsx'
import { useWords } from '../core/words/use-words.ts'
import { signInWords } from '../core/auth/words.ts'
import { staffWords } from './words.ts'
import { menuItems } from '../core/layout/choices.tsx'

/** Adds a member of staff, who chooses a password through a link. */
export function NewStaffDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (given: GivenLink) => void }) {
  const say = useWords()
  const ownLocale = useLocale()
  const done = useDone('staff', 'colleagues')
  const form = useFormCall(async (values) => {
    const { data } = await call<StaffMember & { link: string; isMailed: boolean }>('/staff', {
      method: 'POST',
      body: values,
    })
    void done(say(staffWords.added))
    onAdded({ ...data, isNew: true })
  })
  return (
    <TitledDialog title={say(staffWords.add)} onClose={onClose}>
      <DialogForm form={form} submit={say(staffWords.add_and_show)} onClose={onClose}>
        <TextField
          {...form.fieldOf('name', staffWords.name, staffWords.name_fault, { most: STAFF_NAME_LENGTH })}
          required
          autoFocus
        />
        <TextField
          type="email"
          required
          helperText={say(staffWords.email_help)}
          {...form.fieldOf('email', staffWords.email, signInWords.bad_email)}
        />
        <RoleField given="editor" fault={form.faultOf('role').helperText} />
        <TextField select name="locale" label={say(staffWords.language)} defaultValue={ownLocale} sx={{ marginTop: 2 }}>
          {menuItems(LOCALES, (locale) => [locale, LOCALE_NAMES[locale].own, locale])}
        </TextField>
      </DialogForm>
    </TitledDialog>
  )
}
