import { hash, randomUUID } from 'node:crypto'
import type { ExtraWriter } from '../../../scripts/drill/power-cut/writer.ts'
import { pdfOf } from '../../../test/fixtures/pdf.ts'
import type { Application, ApplicationSummary } from '../contract/applications.ts'

const FORM = { email: 'maya@example.org', phone: '', message: 'Four years of bridges.', consent: 'yes' }

/** Publishes a vacancy, and applies with a file (npm run drill:power). */
export async function writeRound({ origin, call, model, isKept }: ExtraWriter, round: number): Promise<void> {
  const news = { name: `Vacancy ${round}`, slug: `vacancy-${round}`, jobTitle: `Engineer ${round}`, publish: true }
  const categoryId = (await call<{ id: number }[]>('GET', '/content/categories'))[0]!.id
  await call('POST', '/news', { ...news, categoryId, summary: 'One.', description: '<p>Join us.</p>' })
  const bytes = pdfOf([`Life of round ${round} `.repeat(2_000)])
  const form = new FormData()
  const name = `Applicant ${round}`
  for (const [field, value] of Object.entries({ ...FORM, key: randomUUID(), name })) form.append(field, value)
  form.append('files', new Blob([new Uint8Array(bytes)]), 'life.pdf')
  const answer = await fetch(`${origin}/apply/${news.slug}`, { method: 'POST', body: form, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`The application was answered ${answer.status}: ${await answer.text()}`)
  model.add('application', name, async ({ read }) =>
    (await read('/api/v1/applications/export')).includes(name) ? undefined : 'is not in the export',
  )
  const found = (await call<ApplicationSummary[]>('GET', '/applications')).find((one) => one.name === name)
  const { id, files } = await call<Application>('GET', `/applications/${found?.id}`)
  const { key } = files[0]!
  isKept('file of an application', {
    key,
    sha256: hash('sha256', bytes),
    path: `/applications/${id}/files/${key}`,
  })
}
