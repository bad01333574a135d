import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { localePath } from '../contract/page-locales.ts'
import { browserSide } from './browser-pages.ts'
import { pageLocale } from './page-locale.ts'
import type { PageState } from './page.ts'
import { createRoutes } from './page-routes.tsx'
import { importPage } from './pages.ts'
import { LocaleContext } from './words.ts'

/** Takes over the page that the server has rendered. @param state what it was rendered from */
export async function begin({ page, ...hydrationData }: PageState): Promise<void> {
  const locale = pageLocale()
  const routes = createRoutes(browserSide, { [page]: await importPage(page) })
  const router = createBrowserRouter(routes, { basename: localePath(locale, '/'), hydrationData })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleContext value={locale}>
          <Site router={router} />
        </LocaleContext>
      </StrictMode>,
    )
  })
}

/** Tells server/core/delivery/browser/deferred-hydration-script.js that clicks are handled from now on. */
function Site({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
    // Without a network, links work as on any page.
    import('./links.ts').then(({ watchLinks }) => watchLinks()).catch(() => {})
    // Set while staff are signed in (server/core/accounts/session-api.ts); it grants nothing.
    if (document.cookie.includes('staff-here=')) void import('./edit-link/edit-link.ts')
  }, [])
  return <RouterProvider router={router} />
}
