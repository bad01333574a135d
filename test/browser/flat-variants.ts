import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { listVariantFiles, type VariantFormat } from '../../contract/pictures/picture-variants.ts'

const PICTURES = resolve(import.meta.dirname, '../../content/pictures')

/**
 * Puts variants of the sample pictures into a data folder: of one colour, but in the right sizes. The server finds them and
 * makes none, which would take two minutes of a core during the tests. The real ones are tested in test/media and test/built.
 */
export async function writeFlatVariants(dataDir: string): Promise<void> {
  const made = new Map<string, Promise<Buffer>>()
  const draw = (width: number, height: number, format: VariantFormat) => {
    const size = `${width} ${height} ${format}`
    const drawn = made.get(size) ?? drawFlat(width, height, format)
    made.set(size, drawn)
    return drawn
  }
  for (const file of globSync('*.{jpg,png,webp}', { cwd: PICTURES })) {
    const bytes = readFileSync(join(PICTURES, file))
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    const folder = join(dataDir, 'pictures', createHash('sha256').update(bytes).digest('hex').slice(0, 16))
    mkdirSync(folder, { recursive: true })
    for (const { width: variant, format } of listVariantFiles(width)) {
      const drawn = await draw(variant, Math.round((height * variant) / width), format)
      writeFileSync(join(folder, `${variant}.${format}`), drawn)
    }
  }
}

function drawFlat(width: number, height: number, format: VariantFormat): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7d8f8a' } })
    .toFormat(format === 'jpg' ? 'jpeg' : format, { effort: 0 })
    .toBuffer()
}
