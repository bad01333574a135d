import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { StaffMember } from '../../contract/staff.ts'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import type { GivenLink } from './link-dialog.tsx'
import { RoleField } from './role-field.tsx'

/** Adds somebody to the staff, who then chooses a password by a link. */
export function NewStaffDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (given: GivenLink) => void }) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    const { data, message: said } = await call<StaffMember & { link: string }>('/staff', {
      method: 'POST',
      body: values,
    })
    for (const known of ['staff', 'colleagues']) void queryClient.invalidateQueries({ queryKey: [known] })
    if (said) notify(said, { type: 'success' })
    onAdded({ name: data.name, email: data.email, link: data.link, isNew: true })
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="new-staff-title">
      <form onSubmit={onSubmit} noValidate autoComplete="off">
        <DialogTitle id="new-staff-title">Add a member of staff</DialogTitle>
        <DialogContent>
          <FormMessage message={message} />
          <TextField name="name" label="Name" required autoFocus {...faultOf('name')} />
          <TextField
            name="email"
            type="email"
            label="E-mail"
            required
            helperText="To sign in with. Nothing is sent to it now."
            {...faultOf('email')}
          />
          <RoleField given="editor" fault={faultOf('role').helperText} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            Add, and show the link
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
