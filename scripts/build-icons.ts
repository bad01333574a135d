// Makes public/favicon.ico, public/apple-touch-icon.png and the icons of the web manifest from public/icon.svg.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { THEME_COLORS } from '../contract/theme-colors.ts'

/** For phones' home screens. */
const GROUND = THEME_COLORS.light

const folder = resolve(import.meta.dirname, '../public')
const icon = readFileSync(resolve(folder, 'icon.svg'))

writeFileSync(resolve(folder, 'apple-touch-icon.png'), await draw(180, 26))
writeFileSync(resolve(folder, 'icon-192.png'), await draw(192, 26))
writeFileSync(resolve(folder, 'icon-512.png'), await draw(512, 70))
// A launcher may cut away all but a circle of 80 % of the width.
writeFileSync(resolve(folder, 'icon-maskable.png'), await draw(512, 110))
writeFileSync(resolve(folder, 'favicon.ico'), asIco(await draw(32, 2), 32))

/** @param margin in pixels, on each side */
function draw(size: number, margin: number): Promise<Buffer> {
  return sharp(icon, { density: 600 })
    .resize(size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
    .flatten({ background: GROUND })
    .png({ palette: true, effort: 10 })
    .toBuffer()
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
