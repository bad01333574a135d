import { expect, test } from 'vitest'
import { isAtLeast, STAFF_ROLES, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { fieldsOf } from '../../../contract/fields/kind.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { HIDING, levelsIn, markedItem } from '../../../test/core/content/levels.ts'
import { foundBeyond, openMarkedSite } from '../../../test/core/content/marked-site.ts'
import { mailsOf } from '../../../test/core/mail/mail-rows.ts'
import { NOW } from '../../../test/create-test-app.ts'
import { mentionMail } from '../server/comments.ts'

/** Fields that are hidden as a whole, with their levels: of a table with hidden rows or columns the rest is read. */
function hiddenFields(entity: ContentEntity) {
  const item = markedItem(entity, 1)
  const whole = fieldsOf(kindOf(entity)).filter(([, { type, consent }]) => type !== 'table' || consent !== undefined)
  return whole.flatMap(([name]) => levelsIn(JSON.stringify(item[name] ?? null)).map((level) => [name, level] as const))
}

test('a comment on a value that hides is told to nobody who may not read the value, on the screen or by mail', async () => {
  const { staff, db, ...site } = await openMarkedSite()
  const { data: colleagues } = await (await staff.owner.call('GET', '/colleagues')).json()
  const idOf = (role: StaffRole) => colleagues.find(({ email }: { email: string }) => email.startsWith(role)).id
  const others = STAFF_ROLES.slice(0, -1)
  for (const entity of HIDING) {
    const place = `/content/${entity}/2/comments`
    for (const [field, level] of hiddenFields(entity))
      for (const role of others) {
        const comment = { text: `Marker4711${level}`, field, mentioned: [idOf(role)] }
        const answer = await staff.owner.call('POST', place, comment)
        expect(answer.status, `${field} to ${role}: ${await answer.text()}`).toBe(isAtLeast(role, level) ? 201 : 422)
      }
    for (const role of others)
      expect(foundBeyond(await (await staff[role].call('GET', place)).text(), role)).toEqual([])
  }
  const mails = (await mailsOf({ ...site, db })).filter(({ kind }) => kind === 'mention')
  expect(mails.length).toBeGreaterThan(HIDING.length)
  for (const mail of mails) {
    const context = { secret: 'secret', now: NOW, officeLocale: 'en' as const, publicUrl: undefined }
    const { to, text } = (await mentionMail.compose(db, mail, context))!
    expect(
      foundBeyond(
        text,
        STAFF_ROLES.find((role) => to![0]!.startsWith(role)),
      ),
    ).toEqual([])
  }
})
