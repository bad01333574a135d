import type { Settings } from '../contract/settings/settings.ts'

const NO_PROFILE = /^(#|https?:\/\/(www\.)?(facebook|instagram|linkedin|tiktok|twitter|x|youtube)\.com\/?)$/i

/** Leaves out what leads to no page of the firm: '#', the placeholder of older stores, and networks' front pages. */
export function socialLinksOf({ socialLinks }: Pick<Settings, 'socialLinks'>): Settings['socialLinks'] {
  return socialLinks.filter(({ url }) => !NO_PROFILE.test(url))
}
