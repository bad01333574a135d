import polyglotI18nProvider from 'ra-i18n-polyglot'
import { en } from './en.ts'

/** English is there at once; Nepali is loaded by who chooses it, and says in English what it has no word for. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => (locale === 'ne' ? import('./ne.ts').then(({ ne }) => ne) : en),
  'en',
  [
    { locale: 'en', name: 'English' },
    { locale: 'ne', name: 'नेपाली' },
  ],
  { allowMissing: true },
)
