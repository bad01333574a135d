import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandStyles, themeColors } from '../../../contract/brand/brand-styles.ts'
import type { Brand } from '../../../contract/brand/brand.ts'
import { SIGN_FILES } from '../../../contract/brand/sign.ts'
import { href } from '../../../contract/addresses.ts'
import { localePath, type PageLocale } from '../../../contract/page-locales.ts'
import type { Settings } from '../../../contract/settings/settings.ts'
import styles from '../../../site/styles/index.css?inline&in-page'
import { MarkOf } from '../../../site/ui/mark/mark.tsx'
import { defineWords, LocaleContext, wordsIn } from '../../../site/words.ts'
import { restOfName } from '../../../site/ui/site-header/firm-name.ts'
import { words as pageWords } from './ui/words.ts'
import texts from './offline-documents.words.json' with { type: 'json' }
import { MessagePanel } from '../../../site/ui/message-panel/message-panel.tsx'
import { OfflinePage } from './ui/offline-page.tsx'
import offScript from './off-script.js?raw&in-page'
import offlineStyles from './ui/offline-page.css?inline'
import { ComponentStyles } from '../../../site/ui/styles/component-styles.tsx'
import onlineScript from './online-script.js?raw&in-page'

const words = defineWords(texts)

export interface OfflineFirm extends Pick<Settings, 'name' | 'shortName'> {
  brand: Brand
}

interface DocumentParts {
  firm: OfflineFirm
  locale: PageLocale
  title: string
  content: ReactNode
  script: string
}

export function renderOfflinePage(firm: OfflineFirm, locale: PageLocale) {
  const { title } = wordsIn(pageWords, locale)
  return render({ firm, locale, title, content: <OfflinePage />, script: onlineScript })
}

/** The page that removes the service worker. */
export function renderOffPage(firm: OfflineFirm, locale: PageLocale) {
  const t = wordsIn(words, locale)
  const content = (
    <div className="wrap offline-page">
      <ComponentStyles name="offline-page" css={offlineStyles} />
      <MessagePanel title={t.title} level="h1">
        <div role="status">
          <p id="working">{t.working}</p>
          <p id="done" hidden>
            {t.done} {t.note}
          </p>
          <p id="failed" hidden>
            {t.failed}
          </p>
        </div>
        <a className="button" href={localePath(locale, href('home'))}>
          {t.home}
        </a>
      </MessagePanel>
    </div>
  )
  return render({ firm, locale, title: t.title, content, script: offScript })
}

/** Without the site's scripts: it must work when these do not. @returns also its scripts, for the content security policy */
function render({ firm, locale, title, content, script }: DocumentParts) {
  const { brand } = firm
  const rest = restOfName(firm)
  const colors = themeColors(brand)
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{[title, firm.shortName || firm.name].filter(Boolean).join(' | ')}</title>
        <meta name="robots" content="noindex" />
        {/* First of all sheets, so that its order of layers holds. */}
        <style href="site" precedence="site">
          {styles + brandStyles(brand)}
        </style>
        <link rel="icon" href={SIGN_FILES.icon} type="image/svg+xml" />
        <meta name="theme-color" content={colors.light} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={colors.dark} media="(prefers-color-scheme:dark)" />
      </head>
      <body>
        <header className="site-header">
          <div className="site-header__bar wrap">
            <a className="site-header__name" href={localePath(locale, href('home'))}>
              {/* A picture is not there without a connection. */}
              <MarkOf brand={{ ...brand, logo: null }} />
              <span className="site-header__words">
                <span className="site-header__short">{firm.shortName || firm.name}</span>
                {rest && <span className="site-header__rest">{rest}</span>}
              </span>
            </a>
          </div>
        </header>
        <main id="main">
          <LocaleContext value={locale}>{content}</LocaleContext>
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  )
  return { html: `<!DOCTYPE html>${html}`, scripts: [script] }
}
