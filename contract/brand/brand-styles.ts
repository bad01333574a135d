import { THEME_COLORS } from '../theme-colors.ts'
import type { Brand } from './brand.ts'
import { contrast } from './oklch.ts'
import { INK, TEXT_CONTRAST, type Tones } from './tones.ts'
import type { Typeface } from './typefaces.ts'

/** The styles that a choice changes in pages. */
export type Look = Pick<Brand, 'accent' | 'tones' | 'typeface' | 'isPlain'>

const valuesOf = ({ tone, strong, wash, fault, faultWash }: Tones) =>
  `:root{--brand:${tone};--brand-deep:${strong};--brand-wash:${wash};--accent:var(--brand);--accent-wash:var(--brand-wash);--error:${fault};--error-wash:${faultWash}}`

/** Dark in both schemes. */
const DARK_ROOMS = '.site-footer,.lightbox,.overlay'

/** Of headings, beside Noto Sans: the files that every page has, or what devices have. */
const FAMILIES: Record<Typeface, string | undefined> = {
  narrow: undefined,
  sans: 'var(--font-text)',
  serif: "Georgia,'Noto Serif','Noto Sans Devanagari',serif",
}

/** Instead of what styles/tokens.css says; empty for a firm that has chosen nothing. */
export function brandStyles({ accent, tones, typeface, isPlain }: Look): string {
  const family = FAMILIES[typeface]
  // The menu stays narrow: seven entries have no more room.
  return `${colorsOf(tones)}${fillOf(accent, tones)}${family ? `main{--font-heading:${family}}` : ''}${isPlain ? '.contours{display:none}' : ''}`
}

function colorsOf(tones: Look['tones']): string {
  if (!tones) return ''
  const { light, dark } = tones
  return `${valuesOf(light)}${DARK_ROOMS}{--focus:${dark.strong};--link:${dark.strong};--link-hover:${dark.strong};--accent:${dark.tone}}@media(prefers-color-scheme:dark){${valuesOf(dark)}}`
}

/** A colour too bright to be read on light pages stays what it is where dark letters stand on it. */
function fillOf(accent: string | null, tones: Look['tones']): string {
  if (!accent || accent === tones?.light.tone || contrast(accent, INK) < TEXT_CONTRAST) return ''
  return `@media(prefers-color-scheme:light){:root{--action:${accent};--action-hover:color-mix(in srgb,${accent},#fff 20%);--on-action:${INK}}}`
}

/** Of browsers' own surfaces. */
export const themeColors = ({ tones }: Pick<Brand, 'tones'>) => ({
  light: tones?.light.tone ?? THEME_COLORS.light,
  dark: THEME_COLORS.dark,
})
