import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are compressed already. */
const COMPRESSED_TYPES = '**/*.{js,css,svg}'

const COMPRESSORS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

export async function compressAssets(folder: string): Promise<void> {
  const copies = globSync(COMPRESSED_TYPES, { cwd: folder }).flatMap((name) =>
    Object.entries(COMPRESSORS).map(async ([extension, compress]) => {
      const file = join(folder, name)
      const content = readFileSync(file)
      const smaller = await compress(content)
      if (smaller.length < content.length) writeFileSync(`${file}.${extension}`, smaller)
    }),
  )
  await Promise.all(copies)
}
