import headingFont from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url'
import devanagariFont from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import textFont from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2?url'

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const DEVANAGARI =
  'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09'

const face = (family: string, url: string, weights: string, range: string) =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}}`

/** An Arial that takes as much room as the font it stands in for, so that nothing moves when that arrives. */
const standIn = (family: string, sizeAdjust: number, ascent: number, descent: number) =>
  `@font-face{font-family:"${family}";src:local("Arial"),local("ArialMT"),local("Liberation Sans");size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

/** The font faces of the site, to stand before the style sheet. Figures of the stand-ins: Capsize, from the fonts' own metrics. */
export const fontFaces = [
  face('Archivo Narrow', headingFont, '400 700', LATIN),
  face('Noto Sans Devanagari', textFont, '100 900', LATIN),
  face('Noto Sans Devanagari', devanagariFont, '100 900', DEVANAGARI),
  standIn('Heading stand-in', 82.5481, 125.3815, 37.7962),
  standIn('Text stand-in', 106.3255, 84.2695, 38.3727),
].join('')

/** The two files that an English page needs for its first view. */
export const preloadedFonts = [headingFont, textFont]
