import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../contract/pages/site.ts'
import type { PageLocale } from '../contract/page-locales.ts'
import type { Settings } from '../contract/settings/settings.ts'
import { LocaleContext } from './words.ts'

export interface FootProps {
  data: NonNullable<Site['foot']>
  settings: Settings
}

const slots = import.meta.glob<ComponentType<FootProps>>('../extras/*/site/slots/foot.tsx', {
  eager: true,
  import: 'default',
})

/** The foot of every page, of an extra, as HTML of the server: no browser fetches code for it. */
export function renderFoot(data: Site['foot'], settings: Settings, locale: PageLocale): string | undefined {
  if (!data) return undefined
  const shown = Object.values(slots).map((Slot) =>
    renderToStaticMarkup(createElement(LocaleContext, { value: locale }, createElement(Slot, { data, settings }))),
  )
  return shown.join('') || undefined
}
