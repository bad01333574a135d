import { initialsOf } from '../initials.ts'
import { versionOf } from '../version-of.ts'

/** The file of a picture, as it was uploaded. */
export interface LogoFile {
  key: string
  fileName: string
}

/** The sign of the firm: its logo, or letters on its colour. */
export interface Sign {
  letters: string
  /** #rrggbb */
  color: string
  /** For light and for dark ground; each stands in for the other. */
  light: LogoFile | null
  dark: LogoFile | null
}

/** Of a firm that has chosen no colour: `--brand` of site/styles/tokens.css. */
export const DEFAULT_COLOR = '#0b5c5f'

/** Of a name that is longer, its initials are the letters. */
const SHORT = 3

export function lettersOf(shortName: string): string {
  const name = shortName.trim()
  const initials = initialsOf(name)
  return [...name].length <= SHORT || initials.length === 0 ? name.slice(0, SHORT) : initials.join('')
}

/** The design of drawn signs: raise it when that changes, so that their addresses do. */
const DESIGN = 2

export const signVersion = (sign: Sign) => versionOf([DESIGN, sign])

/** Pixels of a picture that stands beside the firm's name, or alone where it shows that. */
const BESIDE_NAME = { width: 72, height: 40 }
/** A wordmark must be read: it fills what the header has. */
const ALONE = { width: 208, height: 56 }

export function logoSize({ width, height }: { width: number; height: number }, hasName: boolean) {
  const room = hasName ? ALONE : BESIDE_NAME
  const scale = Math.min(room.height / height, room.width / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Where they are answered, each drawn from the sign. */
export const SIGN_FILES = {
  logo: '/firm-logo.png',
  darkLogo: '/firm-logo-dark.png',
  icon: '/icon.svg',
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  maskable: '/icon-maskable.png',
} as const
export type SignFile = keyof typeof SIGN_FILES

/** With the version, so that a changed one has an address of its own. */
export const signAddress = (file: SignFile, version: string) => `${SIGN_FILES[file]}?v=${version}`
