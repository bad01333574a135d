import { fileURLToPath } from 'node:url'
import sharp, { type Sharp, type OverlayOptions } from 'sharp'
import { isLost, PLATE_EDGE } from '../../../contract/brand/lost-logo.ts'
import type { SignFile } from '../../../contract/brand/sign.ts'
import { textOn } from '../../../contract/brand/tones.ts'
import { THEME_COLORS } from '../../../contract/theme-colors.ts'

type Scheme = keyof typeof THEME_COLORS

/** A sign with the bytes of its pictures. */
export interface SignToDraw {
  letters: string
  color: string
  light: Uint8Array | null
  dark: Uint8Array | null
}

export type DrawnSign = Record<SignFile, Buffer>

/** Pixels: three for each of a page's own. */
const LOGO = { width: 624, height: 168 }
/** A logo that is wider is no icon: letters are. */
const WIDEST_ICON = 2.2
/** All files that stand for the firm. Launchers may cut away all but a circle of 80 % of the width of `maskable`. */
export async function drawSign(sign: SignToDraw): Promise<DrawnSign> {
  const [light, dark] = [await drawLogo(sign, 'light'), await drawLogo(sign, 'dark')]
  const { width, height } = await sharp(light).metadata()
  const isIcon = (sign.light ?? sign.dark) !== null && width <= height * WIDEST_ICON
  const icon = async (size: number, margin: number, scheme: Scheme = 'light') =>
    isIcon ? square(scheme === 'light' ? light : dark, size, margin) : drawLetters(sign, size)
  const onGround = async (size: number, margin: number) =>
    (await icon(size, margin)).flatten({ background: THEME_COLORS.light }).png({ palette: true }).toBuffer()
  const small = (scheme: Scheme) => icon(64, 2, scheme).then((drawn) => drawn.png({ palette: true }).toBuffer())
  return {
    logo: light,
    darkLogo: dark,
    icon: asSvg(await small('light'), await small('dark')),
    favicon: asIco(await (await icon(32, 1)).png().toBuffer(), 32),
    touchIcon: await onGround(180, 26),
    icon192: await onGround(192, 26),
    icon512: await onGround(512, 70),
    maskable: await onGround(512, 110),
  }
}

/** For one ground, on a plate of the other where it would be lost. */
async function drawLogo(sign: SignToDraw, scheme: Scheme): Promise<Buffer> {
  const other = scheme === 'light' ? 'dark' : 'light'
  const picture = sign[scheme] ?? sign[other]
  if (!picture) return (await drawLetters(sign, LOGO.height)).png({ palette: true }).toBuffer()
  const fitted = await fit(picture, LOGO)
  if (!isLost(await pixelsOf(fitted), THEME_COLORS[scheme])) return sharp(fitted).png({ palette: true }).toBuffer()
  const { width, height } = await sharp(fitted).metadata()
  const edge = Math.round(Math.min(width, height) * PLATE_EDGE)
  const input = await fit(fitted, { width: width - 2 * edge, height: height - 2 * edge })
  return sharp(plate(width, height, edge, THEME_COLORS[other]))
    .composite([{ input, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}

const fit = (picture: Uint8Array, size: { width: number; height: number }) =>
  sharp(picture, { failOn: 'error' })
    .resize({ width: Math.max(1, size.width), height: Math.max(1, size.height), fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer()

const pixelsOf = (picture: Buffer) =>
  sharp(picture).resize(48, 48, { fit: 'fill' }).ensureAlpha().raw({ depth: 'uchar' }).toBuffer()

const plate = (width: number, height: number, radius: number, color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}" fill="${color}"/></svg>`,
  )

/** @param margin in pixels, on each side */
function square(picture: Buffer, size: number, margin: number): Sharp {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(picture)
    .resize(size - 2 * margin, size - 2 * margin, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
}

/** Letters on the colour, within what launchers leave. */
async function drawLetters({ letters, color }: SignToDraw, size: number): Promise<Sharp> {
  const ground = sharp({ create: { width: size, height: size, channels: 4, background: color } })
  if (letters === '') return ground
  const side = Math.round(size * 0.6)
  const text = await drawText(letters, { color: textOn(color), width: 4 * side, height: 4 * side })
  const input = await sharp(text)
    .trim()
    .resize(side, Math.round(size * 0.5), { fit: 'inside' })
    .png()
    .toBuffer()
  return sharp(
    await ground
      .composite([{ input, gravity: 'centre' }])
      .png()
      .toBuffer(),
  )
}

/** For a browser's tabs in either scheme; the picture is in the file, and nothing of what was uploaded. */
function asSvg(light: Buffer, dark: Buffer): Buffer {
  const image = (png: Buffer, name: string) =>
    `<image class="${name}" width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>${image(light, 'l')}${image(dark, 'd')}</svg>`,
  )
}

/** An ICO file with one PNG, which all browsers read: a header of 6 bytes, an entry of 16, and the PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

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

/** A JPEG of a sign, texts and a bar at its foot, on light ground. In pixels; each text is as large as its room allows. */
export interface Poster {
  width: number
  height: number
  sign: { left: number; top: number }
  texts: ({ text: string; left: number; top: number } & TextStyle)[]
  bar: { height: number; color: string }
}

export async function drawPoster({ width, height, sign, texts, bar }: Poster, logo: Buffer): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: logo, ...sign }]
  for (const { text, left, top, ...style } of texts)
    if (plain(text)) layers.push({ input: await drawText(plain(text), style), left, top })
  const foot = { create: { width, height: bar.height, channels: 3, background: bar.color } } as const
  layers.push({ input: foot, left: 0, top: height - bar.height })
  return sharp({ create: { width, height, channels: 3, background: THEME_COLORS.light } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** Pango's markup allows no control characters. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
