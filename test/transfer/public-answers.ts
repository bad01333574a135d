import { listDeclaredRoutes } from '../../server/core/api/declared-routes.ts'
import { createDiscoveryRoutes } from '../../server/discovery/routes.ts'
import type { Store } from '../../server/core/store/store.ts'
import { PAGE_LOCALES } from '../../contract/page-locales.ts'
import { createTestApi } from '../create-test-api.ts'
import { NOW } from '../create-test-app.ts'

const SITE = 'https://firm.example'

/** The answer at every public address: all reads of the API in each language, for each item, and what crawlers read. */
export async function readPublicAnswers({ db, reads }: Store): Promise<Map<string, string>> {
  const api = createTestApi({ db, reads, now: () => NOW })
  const discovery = createDiscoveryRoutes({
    db: reads,
    config: { publicUrl: SITE, mediaBaseUrl: '' },
    now: () => NOW,
  })
  const answers = new Map<string, string>()
  const read = async (from: Pick<typeof api, 'request'>, path: string) => {
    const response = await from.request(path)
    const text = await response.text()
    answers.set(path, `${response.status} ${text}`)
    return text
  }
  const routes = listDeclaredRoutes(api).filter(({ method, access }) => method === 'GET' && access === 'public')
  for (const { path, query } of routes) {
    const values = path.includes('/:') ? await listValues(path) : ['']
    for (const value of values) {
      const address = path.replace(/:\w+$/, value)
      if (!query.includes('locale')) await read(api, address)
      else for (const locale of PAGE_LOCALES) await read(api, `${address}?locale=${locale}`)
    }
  }
  for (const word of ['road', 'bridge', 'पुल']) await read(api, `/api/v1/search?q=${encodeURIComponent(word)}&locale=ne`)
  const crawled = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/news.atom', '/ne/news.atom', '/projects.json']
  for (const path of crawled) await read(discovery, path)
  for (const [, path = ''] of answers.get('/sitemap.xml')!.matchAll(/<loc>https:\/\/firm\.example([^<]+)/g))
    await read(discovery, path)
  return answers

  /** Of the items in the list that is the address's parent; none where that is no list. */
  async function listValues(path: string): Promise<string[]> {
    const [list = '', field = ''] = path.split(/(?:\/slug)?\/:/)
    const { data } = JSON.parse(await read(api, `${list}?limit=100`)) as { data?: Record<string, string>[] }
    return (data ?? []).flatMap((item) => item[field] ?? [])
  }
}
