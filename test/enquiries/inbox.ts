import { listOf } from '../../contract/list.ts'
import { messageRecordSchema } from '../../contract/enquiries/messages.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'

export const MESSAGE = {
  name: 'Maya Visitor',
  email: 'maya@example.org',
  subject: 'A bridge',
  message: 'How long will it take?',
}
/** The field that people do not see is filled in: the message is quarantined. */
const SPAM = { ...MESSAGE, name: 'Bob Bot', subject: 'Pills', order_number: '1' }

export async function send({ request }: TestApp, message: object): Promise<string> {
  const response = await request('/contact-us', {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'Content-Type': 'application/json' },
  })
  return (await response.json()).data.reference
}

/** An editor, and two messages: one that was let in, one in quarantine. */
export async function openInbox(engine: 'sqlite' | 'postgres', options: Parameters<typeof createTestApp>[1] = {}) {
  const app = await createTestApp(engine, options)
  const editor = await signIn(app, 'editor')
  const references = { letIn: await send(app, MESSAGE), spam: await send(app, SPAM) }
  const list = async (query = '') =>
    listOf(messageRecordSchema.strict()).parse(await (await editor.call('GET', `/messages${query}`)).json())
  const { data } = await list()
  const of = (reference: string) => data.find((one) => one.reference === reference)!
  return { app, editor, list, letIn: of(references.letIn), spam: of(references.spam) }
}

export const actionsOf = ({ db }: TestApp) =>
  db
    .selectFrom('audit_entry')
    .select(['action', 'label', 'entity_id', 'staff_email'])
    .where('entity', '=', 'message')
    .orderBy('id')
    .execute()
