import type { Brand } from './brand.ts'
import { THEME_COLORS } from '../theme-colors.ts'
import { contrast, fromOklch, toOklch } from './oklch.ts'

/** The tones of an accent colour on light or on dark ground, as #rrggbb. */
export type Tones = NonNullable<Brand['tones']>['light']

export type Scheme = keyof typeof THEME_COLORS
export type BrandTones = Record<Scheme, Tones>

/** Dark letters. */
export const INK = '#1d2321'

/** WCAG 2.2 asks for 4.5; the rest is for rounding. */
export const TEXT_CONTRAST = 4.6

/** Of light pages, unless the accent is about as red. */
export const FAULT = '#b8452a'

/** Paper and sheet are the grounds of site/styles/tokens.css. */
const SCHEMES = {
  light: {
    grounds: [THEME_COLORS.light, '#ffffff'],
    wash: { l: 0.945, c: 0.03 },
    step: -0.005,
    faults: [
      { fault: FAULT, faultWash: '#f6e5dd' },
      { fault: '#8f2d86', faultWash: '#f5e3f3' },
    ],
  },
  dark: {
    grounds: [THEME_COLORS.dark, '#1c2321'],
    wash: { l: 0.3, c: 0.04 },
    step: 0.005,
    faults: [
      { fault: '#ec8f70', faultWash: '#3a2620' },
      { fault: '#e58fdb', faultWash: '#38233a' },
    ],
  },
} as const

const HOVER = 0.1
/** Degrees of hue, and chroma below which a colour counts as grey. */
const NEAR = 35
const GREY = 0.05

/** @param accent #rrggbb: kept wherever its text is read well, else shifted in lightness */
export function tonesOf(accent: string): BrandTones {
  return { light: tonesOn('light', accent), dark: tonesOn('dark', accent) }
}

function tonesOn(scheme: Scheme, accent: string): Tones {
  const { grounds, wash, step, faults } = SCHEMES[scheme]
  const color = toOklch(accent)
  const washed = fromOklch({ l: wash.l, c: Math.min(color.c, wash.c), h: color.h })
  const isRead = (tone: string) => [...grounds, washed].every((ground) => contrast(tone, ground) >= TEXT_CONTRAST)
  let l = color.l
  let tone = accent
  while (!isRead(tone)) tone = fromOklch({ ...color, l: (l += step) })
  // Near black or white there is no room left beyond the tone.
  const beyond = l + Math.sign(step) * HOVER
  const strong = fromOklch({ ...color, l: beyond < 0.15 || beyond > 0.98 ? l - Math.sign(step) * HOVER : beyond })
  return { tone, strong: isRead(strong) ? strong : tone, wash: washed, ...faultFor(accent, faults) }
}

type Fault = Pick<Tones, 'fault' | 'faultWash'>

/** The red of faults, unless the accent is about as red. */
function faultFor(accent: string, [red, violet]: readonly [Fault, Fault]): Fault {
  const { c, h } = toOklch(accent)
  const distance = Math.abs(((h - toOklch(red.fault).h + 540) % 360) - 180)
  return c > GREY && distance < NEAR ? violet : red
}

/** Black or white, whichever is read better on the colour. */
export const textOn = (color: string) => (contrast(color, '#ffffff') >= contrast(color, INK) ? '#ffffff' : INK)
