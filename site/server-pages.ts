import { isRouteErrorResponse, type LoaderFunction, type StaticHandlerContext } from 'react-router'
import { withNames } from '../contract/settings/with-names.ts'
import { throwForBoundary } from './failed-load.ts'
import { renderFoot } from './foot.ts'
import { ownMenus } from './menus/own-menus.ts'
import type { Load } from './page.ts'
import type { PageState } from './page-state.ts'
import { PAGE_ERRORS, type Side } from './page-routes.tsx'
import { importPage } from './pages.ts'
import { serverContext } from './server-context.ts'
import { toServiceMenu } from './service-menu.ts'
import type { SiteData } from './site-data.ts'
import { toSiteTexts } from './texts.ts'

type Shared = Omit<SiteData, 'locale' | 'csrfToken' | 'publicUrl' | 'mediaBaseUrl' | 'isPreview'>

/** Loaded once, on entry (specification section 2). */
const loadShared: Load<Shared> = async (api, { locale }) => {
  const isNepali = locale === 'ne'
  const [services, settings, site, brand] = await Promise.all([
    api.listServices(),
    api.getSettings(),
    api.getSite(),
    api.getBrand(),
  ])
  const { absent, menu, answeredWithin, texts } = site
  const serviceMenu = toServiceMenu(services.data)
  return {
    services: serviceMenu,
    settings: isNepali ? { ...settings, bikramSambat: 'none' } : settings,
    absent,
    menu,
    ...ownMenus(site, serviceMenu, locale),
    answeredWithin,
    foot: renderFoot(site.foot, settings, locale),
    texts: toSiteTexts(texts),
    brand,
    year: new Date().getFullYear(),
  }
}

const serverLoad = <Data>(load: Load<Data>) =>
  (({ context, params, request }) => {
    const { api, locale } = context.get(serverContext)
    return load(api, { params, url: new URL(request.url), locale }).catch(throwForBoundary)
  }) satisfies LoaderFunction

/** They answer forms without JavaScript. */
const ACTIONS: Record<string, LoaderFunction> = {
  '/contact': async (args) => (await import('./routes/contact-action.ts')).action(args),
}

/** Pages as they are first sent. */
export const serverSide: Side = {
  loadSite: async (args): Promise<SiteData> => {
    const { locale, csrfToken, publicUrl, mediaBaseUrl, isPreview } = args.context.get(serverContext)
    const shared = await serverLoad(loadShared)(args)
    return {
      ...shared,
      settings: withNames(shared.settings, locale, publicUrl),
      locale,
      csrfToken: csrfToken(),
      publicUrl,
      mediaBaseUrl,
      ...(isPreview && { isPreview }),
    }
  },
  importPage,
  loader: ({ load }) => serverLoad(load!),
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
