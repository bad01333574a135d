/** Lightness 0 to 1, chroma from 0, hue in degrees: https://bottosson.github.io/posts/oklab/ */
export type Oklch = Record<'l' | 'c' | 'h', number>

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** @param color #rrggbb */
function linearOf(color: string): [number, number, number] {
  const at = (index: number) => toLinear(Number.parseInt(color.slice(index, index + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

export function toOklch(color: string): Oklch {
  const [red, green, blue] = linearOf(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

function toRgb({ l: lightness, c, h }: Oklch): number[] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const CHROMA_STEP = 0.004
const TOLERANCE = 0.001

/** As #rrggbb, with as much of the chroma as a screen can show at this lightness. */
export function fromOklch(color: Oklch): string {
  const rgb = toRgb(color)
  const isShown = rgb.every((value) => value >= -TOLERANCE && value <= 1 + TOLERANCE)
  if (!isShown && color.c > 0) return fromOklch({ ...color, c: Math.max(0, color.c - CHROMA_STEP) })
  const hex = rgb.map((value) => {
    const byte = Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${hex.join('')}`
}

function luminance(color: string): number {
  const [red, green, blue] = linearOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
