import type { Brand } from './brand.ts'
import { THEME_COLORS } from '../theme-colors.ts'

type Tones = NonNullable<Brand['tones']>['light']

const valuesOf = ({ tone, strong, wash, fault, faultWash }: Tones) =>
  `:root{--brand:${tone};--brand-deep:${strong};--brand-wash:${wash};--accent:var(--brand);--accent-wash:var(--brand-wash);--error:${fault};--error-wash:${faultWash}}`

/** Dark in both schemes. */
const DARK_ROOMS = '.site-footer,.lightbox,.overlay'

/** Instead of the colours of styles/tokens.css; empty for a firm that has chosen none. */
export function brandStyles({ tones }: Pick<Brand, 'tones'>): string {
  if (!tones) return ''
  const { light, dark } = tones
  return `${valuesOf(light)}${DARK_ROOMS}{--focus:${dark.strong};--link:${dark.strong};--link-hover:${dark.strong};--accent:${dark.tone}}@media(prefers-color-scheme:dark){${valuesOf(dark)}}`
}

/** Of browsers' own surfaces. */
export const themeColors = ({ tones }: Pick<Brand, 'tones'>) => ({
  light: tones?.light.tone ?? THEME_COLORS.light,
  dark: THEME_COLORS.dark,
})
