import type { SiteFeature } from '../../../site/features.ts'
import { CARD_SIZE, cardAddress } from '../contract/social-card.ts'

export const feature: SiteFeature = {
  sharedPicture: ({ settings, brand, publicUrl, locale }) => ({
    url: publicUrl + cardAddress(locale, settings, brand),
    alt: settings.name,
    ...CARD_SIZE,
  }),
}
