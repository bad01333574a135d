import headingFont from './fonts/archivo-narrow.woff2?url'
import textFont from './fonts/noto-sans-latin.woff2?url'

/** For the first view in English; fonts.css names all fonts. */
export const preloadedFonts = [headingFont, textFont]
