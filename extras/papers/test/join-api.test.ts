import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { signIn, visitor } from '../../../test/core/accounts/staff.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { pdfOf } from '../../../test/fixtures/pdf.ts'
import { openPapers } from './papers-app.ts'

describeOnEachEngine('the files of a paper as one PDF', (engine) => {
  test('come in their order, and the audit log notes it', async () => {
    const { add, send, writer, owner } = await openPapers(engine)
    const { id } = await add()
    await send(id, 'front.pdf', pdfOf(['Front']))
    await send(id, 'back.pdf', pdfOf(['Back'], { script: 'app.alert(1)' }))
    const answer = await writer.call('GET', `/papers/${id}/pdf`)
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="paper-${id}.pdf"`)
    expect(JSON.parse(answer.headers.get('Joined-Files')!)).toEqual([
      { outcome: 'kept', pages: 1, losses: [] },
      { outcome: 'kept', pages: 1, losses: ['scripts'] },
    ])
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    expect((await extractText(document, { mergePages: true })).text).toBe('Front\nBack')
    const log = await (await owner.call('GET', '/audit?entity=paper')).text()
    expect(log).toContain('Licence, as one PDF')
  })

  test('are refused with the name of the one that cannot be read, and leave no file behind', async () => {
    const { add, send, writer, files, owner } = await openPapers(engine)
    const { id } = await add()
    await send(id, 'front.pdf', pdfOf(['Front']))
    await send(id, 'secret.pdf', pdfOf(['Secret'], { isEncrypted: true }))
    const refused = await writer.call('GET', `/papers/${id}/pdf`)
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      'secret.pdf: it needs a password: save it without one',
    ])
    expect(await files('uploads')).toEqual([])
    expect(await (await owner.call('GET', '/audit?entity=paper')).text()).not.toContain('as one PDF')
  })

  test('are for those who may see the paper, within a bound', async () => {
    const app = await openPapers(engine)
    const { id } = await app.add({ access: 'private' })
    await app.send(id, 'front.pdf', pdfOf(['Front']))
    const statuses = [visitor(app), await signIn(app, 'editor'), app.writer, app.owner].map(
      async (person) => (await person.call('GET', `/papers/${id}/pdf`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 403, 404, 200])
    const { message } = await (await app.owner.call('GET', `/papers/${id}/pdf?bound=5`)).json()
    expect(message).toBe('bound must be a number of bytes from 100000 to 25000000')
  })
})
