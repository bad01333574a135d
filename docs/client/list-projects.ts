// Lists the projects that are going on: SITE_URL=https://www.example.org node list-projects.ts
import createClient from 'openapi-fetch'
import type { paths } from './site-api.d.ts'

const site = createClient<paths>({ baseUrl: process.env['SITE_URL'] })

for (let page = 1, count = 0, total = 1; count < total; page++) {
  const query = { status: 'ongoing', page, limit: 50 } as const
  const { data: answer, error } = await site.GET('/api/v1/projects', { params: { query } })
  if (error) throw new Error(error.message)
  for (const { code, title, client } of answer.data) console.log(`${code}  ${title}, ${client?.name ?? 'own project'}`)
  if (answer.data.length === 0) break
  count += answer.data.length
  total = answer.meta.total
}
