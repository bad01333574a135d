import { SayButton, type SayButtonProps } from '../words/use-words.ts'
import { call } from './call.ts'
import { useAttempt } from './use-attempt.ts'

/** Downloads what needs a recent proof, once it is given: a plain link would lead to the refusal. */
export function GuardedDownload({ href, ...others }: SayButtonProps & { href: string }) {
  const attempt = useAttempt()
  const load = async () => {
    await call('/session/proof')
    Object.assign(document.createElement('a'), { href, download: '' }).click()
  }
  return <SayButton variant="outlined" onClick={() => void attempt(load)} {...others} />
}
