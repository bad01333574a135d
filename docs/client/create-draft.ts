// Saves a news item as a draft, which staff read and publish; the key needs the scope news:write.
// SITE_URL=https://www.example.org SITE_KEY=sitekey_… node create-draft.ts "Bridge opened" "<p>Today …</p>"
import createClient from 'openapi-fetch'
import type { paths } from './site-api.d.ts'

const site = createClient<paths>({
  baseUrl: process.env['SITE_URL'],
  headers: { Authorization: `Bearer ${process.env['SITE_KEY']}` },
})
const [name, description] = process.argv.slice(2)

const { data: categories } = await site.GET('/api/v1/categories')
const category = categories?.data[0]
if (!category) throw new Error('The site has no categories')
const body = { name, description, categoryId: category.id, publish: false }
const { data: answer, error, response } = await site.POST('/api/v1/news', { body })
// `fields` says what is wrong with which one; after 429, wait as long as Retry-After says.
if (error) throw new Error(`${response.status} ${error.message} ${JSON.stringify(error.fields ?? {})}`)
console.log(`Saved as ${process.env['SITE_URL']}/admin/news/${answer.data.id}`)
