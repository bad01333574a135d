import { RouterContextProvider, type StaticHandlerContext } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { createSiteApi } from '../../../site/api/site-api.ts'
import { createPageRenderer } from '../../../site/render-page.tsx'
import { pageFiles } from '../../../site/pages.ts'
import { serverContext } from '../../../site/server-context.ts'
import { stateOf } from '../../../site/server-pages.ts'
import { useTestApp } from '../../create-test-app.ts'

describe.each(PAGE_LOCALES)('the pages in %s', (locale) => {
  const app = useTestApp('sqlite')
  const pages = createPageRenderer(locale)
  const prefix = locale === 'en' ? '' : `/${locale}`

  async function load(path: string): Promise<StaticHandlerContext> {
    const context = new RouterContextProvider()
    context.set(serverContext, {
      api: createSiteApi({
        locale: () => locale,
        fetch: async (asked, init) => app.api.request(asked, init),
        csrfToken: () => '',
      }),
      locale,
      csrfToken: () => 'token',
      isCsrfTokenValid: () => false,
      publicUrl: 'https://firm.example',
      mediaBaseUrl: '',
      isPreview: false,
    })
    const loaded = await pages.load(new Request(`https://firm.example${prefix}${path}`), context)
    if (loaded instanceof Response) throw new Error(`${path} was answered ${loaded.status}`)
    return loaded
  }

  /** An item for each page of one. */
  const slugs = new Map<string, string>()
  beforeAll(async () => {
    for (const list of ['projects', 'news', 'services', 'clients', 'districts', 'provinces']) {
      const { data } = (await (await app.request(`/${list}`)).json()) as { data: { slug: string }[] }
      if (data[0]) slugs.set(`/${list}/:slug`, `/${list}/${data[0].slug}`)
    }
  })

  test.each(Object.keys(pageFiles).filter((path) => path !== '*' && !/:parent|^\/dev\//.test(path)))(
    '%s loses nothing on its way to the browser as JSON',
    async (path) => {
      const address = path.includes(':') ? slugs.get(path) : path
      if (!address) return
      const loaded = await load(address)
      expect(loaded.errors).toBeNull()
      const state = stateOf(loaded)
      expect(state?.page).toBe(path)
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    },
  )

  test('a missing page takes its status along, and an unexpected error says nothing of itself', async () => {
    const missing = stateOf(await load('/projects/nothing-of-that-name'))
    expect(Object.values(missing?.errors ?? {})).toEqual([expect.objectContaining({ status: 404, internal: false })])
    const failed = stateOf({ ...(await load('/')), errors: { pages: new Error('a secret') } })
    expect(JSON.stringify(failed)).not.toContain('secret')
  })
})
