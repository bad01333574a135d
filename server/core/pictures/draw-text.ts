import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

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
