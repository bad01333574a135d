import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import sharp from 'sharp'
import { answerWork } from '../process/child-process.ts'
import { OperatorError } from '../process/operator-error.ts'

export interface PageToDraw {
  path: string
  /** Of the picture, in pixels. */
  width: number
  height: number
  /** MiB that the reader may use. */
  memory: number
}
export interface DrawnPage {
  width: number
  height: number
  /** In base64. */
  webp: string
}

const WASM_PAGES_IN_MIB = 16

/** The process that draws the first page of one PDF; read-document.ts starts it. Scripts in the file are never run. */
answerWork(async ({ path, width: mostWidth, height: mostHeight, memory }: PageToDraw): Promise<DrawnPage> => {
  // Before the module is loaded, or it is not bounded.
  setFlagsFromString(`--wasm-max-mem-pages=${memory * WASM_PAGES_IN_MIB}`)
  sharp.concurrency(1)
  try {
    const { PDFiumLibrary } = await import('@hyzyla/pdfium')
    const document = await (await PDFiumLibrary.init()).loadDocument(new Uint8Array(await readFile(path)))
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const drawn = await page.render({
      scale: Math.min(mostWidth / originalWidth, mostHeight / originalHeight),
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#fff' })
          .webp({ quality: 72 })
          .toBuffer(),
    })
    return { width: drawn.width, height: drawn.height, webp: Buffer.from(drawn.data).toString('base64') }
  } catch (error) {
    throw new OperatorError(String(error))
  }
})
