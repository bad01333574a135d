import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import type { Words } from '../../../contract/locale.ts'
import { call } from '../api/call.ts'
import { useDone } from '../api/use-done.ts'
import { useWords } from '../words/use-words.ts'
import { FormMessage } from './form-message.tsx'
import { useFormCall } from './use-form-call.ts'

interface CallFormProps {
  form: Pick<ReturnType<typeof useFormCall>, 'onSubmit' | 'onTyped' | 'isSending' | 'message'>
  submit: string
  variant?: 'contained' | 'outlined' | 'text'
  /** It cannot be sent as it is. */
  isOff?: boolean
  /** Behind the button that sends it. */
  actions?: ReactNode
  children?: ReactNode
}

/** A form that makes one call: its message, its fields, and the button below them. */
export function CallForm({ form, submit, variant = 'contained', isOff = false, actions, children }: CallFormProps) {
  return (
    <form onSubmit={form.onSubmit} onInput={form.onTyped} noValidate>
      <FormMessage message={form.message} />
      {children}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1.5 }}>
        <Button type="submit" variant={variant} disabled={isOff || form.isSending}>
          {submit}
        </Button>
        {actions}
      </Stack>
    </form>
  )
}

type BodyOf = (values: Record<string, string>) => object

/** @public (extras use it) A form that replaces something, and says so. @param keys of the queries to refresh */
export function useSaveForm(path: string, keys: string[], saved: Words, bodyOf: BodyOf) {
  const say = useWords()
  const done = useDone(...keys)
  return useFormCall(async (values) => {
    await call(path, { method: 'PUT', body: bodyOf(values) })
    void done(say(saved))
  })
}
