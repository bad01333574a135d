import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { CARD_SIZE, type FirmCard } from '../../../contract/pictures/social-card.ts'
import { THEME_COLORS } from '../../../contract/theme-colors.ts'

const FONTS = ['archivo-narrow', 'archivo-narrow-extended', 'noto-sans-devanagari'].map((name) =>
  fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url)),
)
const MARK = new URL('../../../public/icon.svg', import.meta.url)
const EDGE = 80
const INK = '#1d2321'
const QUIET = '#55605b'

/** The firm's card as JPEG: its mark, its name and the line under it, each as large as its room allows. */
export async function drawFirmCard({ name, line, accent }: FirmCard): Promise<Buffer> {
  // Pango keeps each font of the process once it was named.
  for (const fontfile of FONTS) await drawText('.', { fontfile, height: 20 })
  const layers: OverlayOptions[] = [{ input: await readMark(accent), left: EDGE, top: 64 }]
  const texts = [
    { text: plain(name), top: 236, height: 190, color: INK },
    { text: plain(line), top: 462, height: 84, color: QUIET },
  ]
  for (const { text, top, ...style } of texts)
    if (text) layers.push({ input: await drawText(text, style), left: EDGE, top })
  const bar = { create: { width: CARD_SIZE.width, height: 14, channels: 3, background: accent } } as const
  layers.push({ input: bar, left: 0, top: CARD_SIZE.height - 14 })
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: THEME_COLORS.light } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** Pango's markup allows no control characters. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()

function drawText(
  text: string,
  { color = INK, height, fontfile = FONTS[0]! }: { color?: string; height: number; fontfile?: string },
): Promise<Buffer> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const font = 'Archivo Narrow, Noto Sans Devanagari'
  const markup = `<span foreground="${color}">${escaped}</span>`
  const width = CARD_SIZE.width - 2 * EDGE
  return sharp({ text: { text: markup, font, fontfile, width, height, rgba: true } })
    .png()
    .toBuffer()
}

async function readMark(accent: string): Promise<Buffer> {
  const svg = (await readFile(MARK, 'utf8'))
    .replace(/<style>[^<]*<\/style>/, '')
    .replace('<svg ', `<svg width="120" height="120" stroke="${INK}" `)
    .replace('class="line"', `stroke="${accent}"`)
  return Buffer.from(svg)
}
