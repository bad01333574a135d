import { expect, test } from 'vitest'
import { emailChangedMail } from '../../../server/core/accounts/own-email.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../../create-test-app.ts'
import { mailsOf } from '../mail/mail-rows.ts'
import { PASSWORD, signIn, visitor } from './staff.ts'

const CONTEXT = { secret: 'secret', now: NOW, officeLocale: 'en' as const }

describeOnEachEngine("one's own e-mail address", (engine) => {
  test('changes with the password; both addresses are told, the log says it, and other sessions end', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const elsewhere = visitor(app)
    await elsewhere.call('POST', '/session', { email: 'editor@example.org', password: PASSWORD })
    const change = (password: string) =>
      editor.call('PUT', '/session/email', { email: ' Sunita@Example.org', password })
    expect((await change('a wrong one')).status).toBe(422)
    const answer = await change(PASSWORD)
    expect([answer.status, (await answer.json()).data.email]).toEqual([200, 'sunita@example.org'])
    expect((await (await editor.call('GET', '/session')).json()).data.email).toBe('sunita@example.org')
    expect((await elsewhere.call('GET', '/session')).status).toBe(401)
    const signInAs = (email: string) => visitor(app).call('POST', '/session', { email, password: PASSWORD })
    expect([(await signInAs('editor@example.org')).status, (await signInAs('sunita@example.org')).status]).toEqual([
      401, 200,
    ])
    const [mail] = (await mailsOf(app)).filter(({ kind }) => kind === 'email-changed')
    const told = await emailChangedMail.compose(app.db, mail!, CONTEXT)
    expect(told!.to).toEqual(['editor@example.org', 'sunita@example.org'])
    expect(
      await app.db.selectFrom('audit_entry').select('label').where('action', '=', 'change-email').execute(),
    ).toEqual([{ label: 'editor@example.org → sunita@example.org' }])
  })

  test('takes over no account: an address that another has is refused, and nothing is mailed', async () => {
    const app = await createTestApp(engine)
    const [editor] = [await signIn(app, 'editor'), await signIn(app, 'owner')]
    const answer = await editor.call('PUT', '/session/email', { email: 'OWNER@example.org', password: PASSWORD })
    expect(answer.status).toBe(409)
    expect((await mailsOf(app)).filter(({ kind }) => kind === 'email-changed')).toEqual([])
    expect((await visitor(app).call('PUT', '/session/email', { email: 'a@b.org', password: PASSWORD })).status).toBe(
      401,
    )
  })
})
