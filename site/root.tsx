// @chunk shared
import { lazy, useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { brandStyles, themeColors } from '../contract/brand/brand-styles.ts'
import { SIGN_FILES, signAddress, type SignFile } from '../contract/brand/sign.ts'
import { DISCOVERY_FILES } from '../contract/discovery/discovery-files.ts'
import openingScript from '../server/core/delivery/browser/opening-script.js?raw&in-page'
import { offerNepali } from './language-offer/offer-nepali.ts'
import { resumeOutbox } from './outbox/resume-outbox.ts'
import { MetaTags } from './meta-tags.tsx'
import { ScriptsBegin } from './scripts-begin.tsx'
import { useSiteData } from './site-data.ts'
import { preloadedFonts } from './styles/fonts.ts'
import englishStyles from './styles/english.css?inline&in-page'
import styles from './styles/index.css?inline&in-page'
import nepaliStyles from './styles/nepali.css?inline&in-page'
import { defineWords, useLocale, useWords } from './words.ts'
import { ErrorPage } from './ui/error-page/error-page.tsx'
import { Loading } from './ui/loading/loading.tsx'
import { FailedLoadNotice, OfflineNotice } from './ui/notice/notices.tsx'
import { PageChange } from './ui/page-change/page-change.tsx'
import { SiteFooter } from './ui/site-footer/site-footer.tsx'
import { SiteHeader } from './ui/site-header/site-header.tsx'
import texts from './root.words.json' with { type: 'json' }

const words = defineWords(texts)

/** Staff alone see it. */
const PreviewBar = lazy(() => import('./preview/preview-bar.tsx'))

/** Later a saved page says that it is one, or an outdated page (server/core/delivery/outdated-page.ts). */
const FILLED_LATER = { __html: '' }

const NO_BRAND = { tones: null }

function Layout({ children }: { children: ReactNode }) {
  const site = useSiteData()
  const locale = useLocale()
  const t = useWords(words)
  const colors = themeColors(site?.brand ?? NO_BRAND)
  // React leaves the server's sheet where it stands.
  const look = import.meta.env.SSR && site && brandStyles(site.brand)
  const iconAddress = (file: SignFile) => (site ? signAddress(file, site.brand.version) : SIGN_FILES[file])
  return (
    // The opening script sets a class before React hydrates.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* When scripts begin, the fonts are there. */}
        {import.meta.env.SSR &&
          preloadedFonts[locale].map((url) => (
            <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
          ))}
        {/* First of all sheets, so that its order of layers holds. The browser's build has an empty text for it: React
            knows a sheet by its name, and leaves the server's where it stands. */}
        <style href="site" precedence="site">
          {styles + (locale === 'ne' ? nepaliStyles : englishStyles)}
        </style>
        {look && (
          <style href="brand" precedence="brand">
            {look}
          </style>
        )}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openingScript }} />
        <MetaTags />
        <link rel="icon" href={iconAddress('icon')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={iconAddress('touchIcon')} />
        <link rel="manifest" href={DISCOVERY_FILES.manifest} />
        <meta name="theme-color" content={colors.light} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={colors.dark} media="(prefers-color-scheme:dark)" />
        {site && <meta name="csrf-token" content={site.csrfToken} />}
        <noscript>
          <style>
            {'.menu__item:focus-within .menu__panel{visibility:visible;opacity:1}.needs-script{display:none!important}'}
          </style>
        </noscript>
      </head>
      <body>
        <a className="skip-link screen-only" href="#main">
          {t.skip}
        </a>
        {site?.isPreview && <PreviewBar />}
        {site && <SiteHeader {...site} isNamed={site.brand.logo?.hasName} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {site && <SiteFooter {...site} />}
        {/* Browsers leave it as it is: React skips elements of the body that it does not know. */}
        {import.meta.env.SSR && site?.foot && (
          <section className="foot" dangerouslySetInnerHTML={{ __html: site.foot }} />
        )}
        <Loading />
        <div className="notices">
          <FailedLoadNotice />
          <OfflineNotice />
          <div role="status" data-saved-notice="" dangerouslySetInnerHTML={FILLED_LATER} suppressHydrationWarning />
        </div>
        <PageChange />
        <ScriptsBegin />
      </body>
    </html>
  )
}

/** The document around every page. */
export function Root() {
  useEffect(resumeOutbox, [])
  useEffect(offerNepali, [])
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

/** In place of a page that cannot be shown. */
export function PageError() {
  const error = useRouteError()
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}

/** Where not even the menu can be shown. */
export function RootError() {
  return (
    <Layout>
      <PageError />
    </Layout>
  )
}
