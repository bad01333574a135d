import type { PageLocale } from '../page-locales.ts'
import type { Settings } from './settings.ts'

const NEUTRAL: Record<PageLocale, string> = { en: 'Website', ne: 'वेबसाइट' }

/** Until the firm has a name, the site has that of its address, or a neutral one where no address is known. */
export function withNames<Of extends Pick<Settings, 'name' | 'shortName'>>(
  settings: Of,
  locale: PageLocale,
  publicUrl: string | undefined,
): Of {
  const name = settings.name || (publicUrl === undefined ? NEUTRAL[locale] : new URL(publicUrl).host)
  return { ...settings, name, shortName: settings.shortName || name }
}
