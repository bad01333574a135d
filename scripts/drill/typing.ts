import { setTimeout as wait } from 'node:timers/promises'
import { lazyStaffAuth } from '../../server/core/accounts/lazy-staff-auth.ts'
import { addStaff, setPassword } from '../../server/core/accounts/staff-accounts.ts'
import type { Db } from '../../server/core/store/schema.ts'
import { signInEditor, type Editor } from './editor.ts'
import type { LoadReport } from './load-process.ts'

/** Milliseconds between an answer and the next form, as in admin/form-states/autosave.ts. */
const PAUSE = 120

/**
 * People who type into the forms of projects without end, the page beside them. Returns a function that stops them and
 * reports; an answer without the page counts as 503.
 */
export async function startTyping(
  origin: string,
  { db, secret, people }: { db: Db; secret: string; people: number },
): Promise<() => Promise<LoadReport>> {
  const report: LoadReport = { statuses: {}, times: [] }
  const stop = new AbortController()
  const type = async (editor: Editor, id: number) => {
    const path = `/form-states/projects/${id}`
    const { data } = await (await editor.call('GET', `/content/projects/${id}`)).json()
    const { version, ...document } = data
    for (let key = 0; !stop.signal.aborted; key += 1) {
      const begin = performance.now()
      const typed = { ...document, name: `A name that grows ${'by a letter '.repeat(key % 9)}` }
      const answer = await editor.call('PUT', path, { document: typed, version, form: 'drill', locale: 'en' })
      const status = answer.status === 200 && (await answer.json()).data.html === null ? 503 : answer.status
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      report.times.push(performance.now() - begin)
      await wait(PAUSE)
    }
  }
  const editors = await Promise.all(Array.from({ length: people }, (_, index) => addEditor(origin, db, secret, index)))
  const projects = await db.selectFrom('project').select('id').orderBy('id').limit(people).execute()
  const typing = Promise.all(editors.map((editor, index) => type(editor, projects[index]!.id)))
  return async () => {
    stop.abort()
    await typing
    return report
  }
}

async function addEditor(origin: string, db: Db, secret: string, index: number): Promise<Editor> {
  const account = { email: `typing-${index}@example.org`, password: 'a password for the drill' }
  const auth = lazyStaffAuth({ db, secret, publicUrl: undefined, log: { info() {}, error() {} } })
  const deps = { db, auth, actor: { id: null, email: 'drill', address: undefined }, now: () => new Date() }
  await addStaff(deps, { email: account.email, role: 'editor' })
  await setPassword(deps, account.email, account.password)
  // A busy machine is slow to answer; that is measured, and no failure.
  return signInEditor(origin, account, (path, init) => fetch(origin + path, init))
}
