import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { CARD_SIZE, type FirmCard } from '../../../contract/pictures/social-card.ts'
import { THEME_COLORS } from '../../../contract/theme-colors.ts'

const FONTS = ['archivo-narrow', 'archivo-narrow-extended', 'noto-sans-devanagari'].map((name) =>
  fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url)),
)

/** Pango keeps each font of the process once it was named. */
const nameFonts = async () => {
  for (const fontfile of FONTS) await render('.', { fontfile, height: 20, width: 20 })
}
let fontsAreKnown: Promise<void> | undefined

interface TextStyle {
  color: string
  width: number
  height: number
}

/** As large as its room allows. */
export async function drawText(text: string, { color, ...size }: TextStyle): Promise<Buffer> {
  await (fontsAreKnown ??= nameFonts())
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return render(`<span foreground="${color}">${escaped}</span>`, { ...size, fontfile: FONTS[0]! })
}

function render(text: string, size: { fontfile: string; width: number; height: number }): Promise<Buffer> {
  const font = 'Archivo Narrow, Noto Sans Devanagari'
  return sharp({ text: { text, font, rgba: true, ...size } })
    .png()
    .toBuffer()
}

const EDGE = 80
const INK = '#1d2321'
const QUIET = '#55605b'

/** The firm's card as JPEG: its sign, its name and the line under it, each as large as its room allows. */
export async function drawFirmCard({ name, line, accent }: Omit<FirmCard, 'sign'>, logo: Buffer): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: logo, left: EDGE, top: 64 }]
  const texts = [
    { text: plain(name), top: 236, height: 190, color: INK },
    { text: plain(line), top: 462, height: 84, color: QUIET },
  ]
  const width = CARD_SIZE.width - 2 * EDGE
  for (const { text, top, ...style } of texts)
    if (text) layers.push({ input: await drawText(text, { ...style, width }), left: EDGE, top })
  const bar = { create: { width: CARD_SIZE.width, height: 14, channels: 3, background: accent } } as const
  layers.push({ input: bar, left: 0, top: CARD_SIZE.height - 14 })
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: THEME_COLORS.light } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** Pango's markup allows no control characters. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
