import { TextField, type TextFieldProps } from '@mui/material'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { useColleagues } from '../core/auth/use-colleagues.ts'
import { options } from '../core/layout/choices.tsx'

interface AssigneeSelectProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string
  /** Stays in the list where they have left the firm. */
  present?: MessageRecord['assignee']
  onChoose: (id: string, name: string | undefined) => void
}

/** Chooses a colleague who can look after messages. @param children options before the names */
export function AssigneeSelect({ present, onChoose, children, slotProps, ...field }: AssigneeSelectProps) {
  const colleagues = useColleagues().filter(({ canSignIn }) => canSignIn)
  const all = present && !colleagues.some(({ id }) => id === present.id) ? [...colleagues, present] : colleagues
  return (
    <TextField
      select
      onChange={({ target }) => onChoose(target.value, all.find(({ id }) => id === target.value)?.name)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, ...slotProps }}
      {...field}
    >
      {children}
      {options(all, ({ id, name }) => [id, name])}
    </TextField>
  )
}
