import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AddressCheck, PublicAddress } from '../../contract/mail-settings/public-address.ts'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/use-words.ts'
import { Outcome } from './outcome.tsx'
import { addressOutcomes, words } from './words.ts'

/** The site's address, and whether visitors reach it there. */
export function PublicAddressForm({ of: { address, isFixed } }: { of: PublicAddress }) {
  const say = useWords()
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [check, setCheck] = useState<AddressCheck | 'underway'>()
  const bodyOf = () => ({ address: field.current!.value })
  const [isSaved, setSaved] = useState(false)
  const { onSubmit, attempt, isSending, message, faultOf } = useFormCall(async () => {
    const { data } = await call<PublicAddress>('/public-address', { method: 'PUT', body: bodyOf() })
    queryClient.setQueryData(['public-address'], data)
    setSaved(true)
    void queryClient.invalidateQueries({ queryKey: ['readiness'] })
  })
  const look = () =>
    attempt(async () => {
      setCheck('underway')
      try {
        setCheck((await call<AddressCheck>('/public-address/check', { method: 'POST', body: bodyOf() })).data)
      } catch (error) {
        setCheck(undefined)
        throw error
      }
    }, field.current?.form ?? undefined)
  const help = isFixed ? say(words.setBy, { name: 'PUBLIC_URL' }) : say(words.addressHelp)
  return (
    <form onSubmit={onSubmit} noValidate autoComplete="off">
      <Typography sx={{ marginBottom: 1 }}>{say(words.addressIntro)}</Typography>
      <FormMessage message={message} />
      <TextField
        name="address"
        label={say(words.addressLabel)}
        required
        fullWidth
        inputRef={field}
        inputMode="url"
        defaultValue={address ?? ''}
        helperText={help}
        slotProps={{ htmlInput: { readOnly: isFixed } }}
        {...faultOf('address', words.addressFault)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: 1 }}>
        {!isFixed && (
          <Button type="submit" variant="contained" disabled={isSending}>
            {say(common.action.save)}
          </Button>
        )}
        <Button variant="outlined" disabled={isSending} onClick={() => void look()}>
          {say(words.check)}
        </Button>
      </Box>
      <div role="status">
        {isSaved && (
          <Alert severity="success" variant="outlined" role="presentation" sx={{ marginTop: 1 }}>
            {say(words.inUse)}
          </Alert>
        )}
        {check === 'underway' && <Typography sx={{ marginTop: 1 }}>{say(words.checking)}</Typography>}
        {typeof check === 'object' && (
          <Outcome isGood={check.outcome === 'reached' && check.isSecure} answer={check.answer}>
            {say(addressOutcomes[check.outcome])} {!check.isSecure && say(words.insecure)}
          </Outcome>
        )}
      </div>
    </form>
  )
}
