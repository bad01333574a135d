import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CallForm } from './call-form.tsx'
import { useFormCall } from './use-form-call.ts'
import { useWords, SayAlert, SayText, SayButton } from '../words/use-words.ts'
import passwordWords from './password-words.json' with { type: 'json' }
import { EmailField } from './sign-in-fields.tsx'

/** Sends a link with which to choose a new password. The answer is the same whether there is such an account or not. */
export function ForgottenPasswordPage() {
  const say = useWords()
  const [done, setDone] = useState(false)
  const form = useFormCall(async (values) => {
    await call('/password/forgotten', { method: 'POST', body: values, isSignIn: true })
    setDone(true)
  })
  return (
    <AuthFrame title={say(passwordWords.forgotten_title)}>
      {done ? (
        <SayAlert words={passwordWords.link_sent} severity="success" role="status" />
      ) : (
        <CallForm form={form} submit={say(passwordWords.send_link)}>
          <SayText words={passwordWords.forgotten_text} />
          <EmailField autoFocus faultOf={form.faultOf} />
        </CallForm>
      )}
      <SayButton words={passwordWords.back_to_sign_in} component={Link} to="/login" sx={{ marginTop: 2 }} />
    </AuthFrame>
  )
}
