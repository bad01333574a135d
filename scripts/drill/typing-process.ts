// Types into forms without end, in a process of its own. Started by typing.ts with a TypingOrder.
import { setTimeout as wait } from 'node:timers/promises'
import { signInEditor } from './editor.ts'
import type { LoadReport } from './load-process.ts'

export interface TypingOrder {
  origin: string
  /** Each types into one project, the page beside the form. */
  people: { email: string; password: string; project: number }[]
}

/** Milliseconds between an answer and the next form, as in admin/form-states/autosave.ts. */
const PAUSE = 120

const report: LoadReport = { statuses: {}, times: [] }
let isStopped = false

process.on('message', (order: TypingOrder | 'stop') => {
  if (order !== 'stop') return order.people.forEach((person) => void type(order.origin, person))
  isStopped = true
  process.send!(report, () => process.exit())
})
process.on('disconnect', () => process.exit())

async function type(origin: string, { project, ...account }: TypingOrder['people'][number]): Promise<void> {
  const editor = await signInEditor(origin, account)
  const { data } = await (await editor.call('GET', `/content/projects/${project}`)).json()
  const { version, ...document } = data
  for (let key = 0; !isStopped; key += 1) {
    const begin = performance.now()
    const typed = { ...document, name: `A name that grows ${'by a letter '.repeat(key % 9)}` }
    const form = { document: typed, version, form: 'drill', locale: 'en' }
    const answer = await editor.call('PUT', `/form-states/projects/${project}`, form)
    const status = answer.status === 200 && (await answer.json()).data.html === null ? 503 : answer.status
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
    report.times.push(performance.now() - begin)
    await wait(PAUSE)
  }
}
