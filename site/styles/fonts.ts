import headingFont from './fonts/archivo-narrow.woff2?url'
import textFont from './fonts/noto-sans-latin.woff2?url'

/** The two font files that an English page needs for its first view; fonts.css names them all. */
export const preloadedFonts = [headingFont, textFont]
