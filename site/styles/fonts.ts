import headingFont from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2?url'

/** The two font files that an English page needs for its first view; fonts.css names them all. */
export const preloadedFonts = [headingFont, textFont]
