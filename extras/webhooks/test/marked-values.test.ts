import { expect, test } from 'vitest'
import { kindOf } from '../../../contract/kinds/index.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { HIDING } from '../../../test/core/content/levels.ts'
import { foundBeyond, openMarkedSite } from '../../../test/core/content/marked-site.ts'
import { NOW } from '../../../test/create-test-app.ts'
import { TEST_SECRET } from '../../../test/create-test-api.ts'
import { createWebhookHandler } from '../server/webhook-job.ts'
import { register, startReceiver } from './webhook-app.ts'

test('values that hide are in no event, of whichever kind', async () => {
  const { staff, db, log } = await openMarkedSite()
  const hook = await startReceiver()
  await register(staff.owner, 'https://hook.example.org')
  await db.updateTable('webhook').set({ url: hook.url }).execute()
  for (const entity of HIDING)
    await staff.owner.call('PATCH', `/${entity}/1`, { [kindOf(entity).title]: 'Another name' })
  const now = () => NOW
  await runDueJobs(db, [createWebhookHandler({ db, secret: TEST_SECRET, allowsPrivate: true, log, now })], { now })
  expect(new Set(hook.received.map(({ body }) => JSON.parse(body).data.entity))).toEqual(new Set(HIDING))
  expect(hook.received.flatMap(({ body }) => foundBeyond(body))).toEqual([])
})
