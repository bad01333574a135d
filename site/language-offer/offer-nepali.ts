// @chunk shared
import { pageLocale } from '../page-locale.ts'

/** To a browser whose languages name Nepali, on English pages; others load nothing. */
export function offerNepali(): void {
  if (pageLocale() === 'en' && navigator.languages.some((language) => /^ne\b/i.test(language)))
    void import('../ui/language-offer/language-offer.tsx').then(
      ({ showOffer }) => showOffer(),
      // Without a connection nothing is offered.
      () => {},
    )
}
