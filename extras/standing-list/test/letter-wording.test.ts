import { expect, test } from 'vitest'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../../test/create-test-app.ts'
import type { LetterWordings } from '../contract/letter-wording.ts'

const DETAILS = {
  postalAddressEn: '',
  postalAddressNe: ' पो.ब.नं. १२३४ ',
  mobile: '',
  mainPersonId: null,
  signatoryId: null,
}

describeOnEachEngine('the calls of the wording', (engine) => {
  test('let bid writers save a wording with what the form asks for, and nobody below them', async () => {
    const app = await createTestApp(engine)
    const [writer, editor] = [await signIn(app, 'bids'), await signIn(app, 'editor')]
    const read = async () =>
      ((await (await writer.call('GET', '/letter-wording')).json()) as { data: LetterWordings }).data
    const { product } = (await read()).wordings.en
    const save = async (text: string | null) => {
      const answer = await writer.call('POST', '/letter-wording', { language: 'en', text })
      return [answer.status, ((await answer.json()) as { fields?: object }).fields]
    }
    expect((await editor.call('GET', '/letter-wording')).status).toBe(403)
    expect((await editor.call('POST', '/letter-wording', { language: 'en', text: product })).status).toBe(403)
    const missing = { text: 'The form asks for “Mobile”: insert it by its button' }
    expect(await save(product.replace('{mobile}', ''))).toEqual([422, missing])
    expect(await save('')).toEqual([422, { text: 'Wording is required' }])
    expect((await read()).wordings.en.history).toEqual([])
    expect(await save(`${product}\nThank you`)).toEqual([201, undefined])
    expect((await read()).wordings.en.history).toMatchObject([{ by: 'bids@example.org' }])
    const notes = app.db.selectFrom('audit_entry').select(['entity', 'label']).where('entity', '=', 'letter_wording')
    expect(await notes.execute()).toEqual([{ entity: 'letter_wording', label: 'en' }])
  })

  test('keep the details of letters, and refuse somebody who is not of the team', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const save = (changes: object = {}) => owner.call('PUT', '/letter-wording/details', { ...DETAILS, ...changes })
    expect((await save({ signatoryId: 4711 })).status).toBe(422)
    const { data } = (await (await save()).json()) as { data: LetterWordings }
    expect(data.details).toEqual({ ...DETAILS, postalAddressNe: 'पो.ब.नं. १२३४' })
  })
})
