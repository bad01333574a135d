import {
  isRouteErrorResponse,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type StaticHandlerContext,
} from 'react-router'
import type { Settings } from '../contract/settings/settings.ts'
import { withNames } from '../contract/settings/with-names.ts'
import { throwForBoundary } from './failed-load.ts'
import { renderFoot } from './foot.ts'
import { ownMenus } from './menus/own-menus.ts'
import type { PageState } from './page.ts'
import { PAGE_ERRORS, type Side } from './page-routes.tsx'
import { importPage } from './pages.ts'
import { serverContext } from './server-context.ts'
import { toServiceMenu } from './service-menu.ts'
import type { SiteData } from './site-data.ts'
import { toSiteTexts } from './texts.ts'

/** Loads what all pages share, once, on entry (specification section 2). */
export async function loadSite({ context }: LoaderFunctionArgs) {
  const { api, locale, csrfToken, publicUrl, mediaBaseUrl, isPreview } = context.get(serverContext)
  const [services, settings, site, brand] = await Promise.all([
    api.listServices(),
    api.getSettings(),
    api.getSite(),
    api.getBrand(),
  ]).catch(throwForBoundary)
  const { absent, menu, answeredWithin, texts } = site
  const serviceMenu = toServiceMenu(services.data)
  const shown: Settings = locale === 'ne' ? { ...settings, bikramSambat: 'none' } : settings
  return {
    services: serviceMenu,
    settings: withNames(shown, locale, publicUrl),
    /** Pages that have nothing to show yet. */
    absent,
    /** Pages that the firm has added. */
    ...(menu && { menu }),
    ...ownMenus(site, serviceMenu, locale),
    /** Working days; undefined: the firm does not say so. */
    answeredWithin,
    /** HTML, which browsers are not sent a second time. */
    foot: renderFoot(site.foot, settings, locale),
    texts: toSiteTexts(texts),
    brand,
    /** Server and browser must show the same. */
    year: new Date().getFullYear(),
    locale,
    csrfToken: csrfToken(),
    publicUrl,
    mediaBaseUrl,
    ...(isPreview && { isPreview }),
  }
}

/** They answer forms without JavaScript. */
const ACTIONS: Record<string, LoaderFunction> = {
  '/contact': async (args) => (await import('./routes/contact-action.ts')).action(args),
}

/** Pages as they are first sent. */
export const serverSide: Side = {
  loadSite,
  importPage,
  loader:
    ({ load }) =>
    ({ context, params, request }) => {
      const { api, locale } = context.get(serverContext)
      return load!(api, { params, url: new URL(request.url), locale }).catch(throwForBoundary)
    },
  action: (path) => ACTIONS[path],
}

/** @returns undefined where not even the menu could be loaded: such a page works without scripts */
export function stateOf({ matches, loaderData, actionData, errors }: StaticHandlerContext): PageState | undefined {
  const page = matches.at(-1)?.route.id
  if (!page || !loaderData['root']) return undefined
  const root = { ...(loaderData['root'] as SiteData), foot: undefined }
  return {
    page,
    loaderData: { ...loaderData, root },
    actionData,
    errors: errors && { [PAGE_ERRORS]: plainError(errors[PAGE_ERRORS]) },
  }
}

/** An error as visitors may know it, in the form that `isRouteErrorResponse` reads. */
function plainError(error: unknown) {
  const { status, statusText, data } = isRouteErrorResponse(error)
    ? error
    : { status: 500, statusText: 'Internal Server Error', data: null }
  return { status, statusText, internal: false, data: data as unknown }
}
