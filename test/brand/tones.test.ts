import { brandStyles } from '../../contract/brand/brand-styles.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, fromOklch, toOklch } from '../../contract/brand/oklch.ts'
import { textOn, tonesOf, type Scheme } from '../../contract/brand/tones.ts'
import { COLORS } from './colors.ts'

const tokens = readFileSync(resolve(import.meta.dirname, '../../site/styles/tokens.css'), 'utf8')
const valuesOf = (name: string) =>
  Array.from(tokens.matchAll(new RegExp(`--${name}: (#\\w+)`, 'g')), ([, color]) => color!)
const GROUNDS: Record<Scheme, string[]> = {
  light: [valuesOf('paper')[0]!, '#ffffff'],
  dark: [valuesOf('paper')[1]!, valuesOf('sheet')[1]!],
}
const TEXT: Record<Scheme, string> = { light: valuesOf('ink-2')[0]!, dark: valuesOf('ink-2')[1]! }

describe.each(COLORS)('the accent %s', (accent) => {
  test.each(['light', 'dark'] as const)('can be read on %s pages, and on its wash', (scheme) => {
    const { tone, strong, wash, fault, faultWash } = tonesOf(accent)[scheme]
    for (const ground of [...GROUNDS[scheme], wash]) {
      for (const color of [tone, strong])
        expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(TEXT[scheme], ground), `text on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
    for (const ground of [...GROUNDS[scheme], faultWash]) expect(contrast(fault, ground)).toBeGreaterThanOrEqual(4.3)
    expect(fault).not.toBe(tone)
    expect(contrast(textOn(accent), accent)).toBeGreaterThanOrEqual(3.9)
  })
})

test('a colour that can be read is used as it is', () => {
  expect(tonesOf('#0057b8').light.tone).toBe('#0057b8')
  expect(tonesOf('#ffd400').dark.tone).toBe('#ffd400')
  expect(tonesOf('#ffd400').light.tone).not.toBe('#ffd400')
})

test('faults are violet where the accent is about as red as they were', () => {
  expect(tonesOf('#c8102e').light.fault).not.toBe(tonesOf('#0057b8').light.fault)
})

test.each(COLORS)('%s is the same after OKLCH', (color) => {
  expect(fromOklch(toOklch(color))).toBe(color)
})

test.each([
  ['#ffe600', '#ffe600'],
  ['#b6e33a', '#b6e33a'],
  ['#0b5c5f', undefined],
])('buttons on light pages keep %s where dark letters are read on it', (accent, kept) => {
  const styles = brandStyles({ accent, tones: tonesOf(accent), typeface: 'narrow', isPlain: false })
  expect(/--action:(#\w+);.*--on-action:#1d2321/.exec(styles)?.[1]).toBe(kept)
})
