import { Button, type ButtonProps } from '@mui/material'
import { call } from '../core/api/call.ts'
import { useAttempt } from '../core/api/use-attempt.ts'

/** Downloads what needs a recent proof, once it is given: a plain link would lead to the refusal. */
export function GuardedDownload({ href, ...others }: ButtonProps & { href: string }) {
  const attempt = useAttempt()
  const load = async () => {
    await call('/session/proof')
    Object.assign(document.createElement('a'), { href, download: '' }).click()
  }
  return <Button variant="outlined" onClick={() => void attempt(load)} {...others} />
}
