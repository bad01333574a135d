import { existsSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CONTENT_ENTITIES, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { ImportFormat } from '../../../contract/transfer/import.ts'
import { HEADER_FILE } from '../export-format.ts'
import { TransferError } from '../transfer-error.ts'
import { isWorkbook } from './read-xlsx.ts'

const START = 512
/** Of .xls, and of workbooks with a password. */
const OLD_WORKBOOK = 'd0cf11e0'

/** By what a file begins with, not by its name. `site`: what `npm run export` wrote. @throws TransferError */
export async function detectFormat(path: string): Promise<'site' | ImportFormat> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new TransferError(`${path} does not exist.`)
  if (found.isDirectory()) {
    if (existsSync(join(path, HEADER_FILE))) return 'site'
    throw new TransferError(`${path} has no ${HEADER_FILE}: "npm run export" did not write it.`)
  }
  const bytes = await readStart(path)
  if (bytes.subarray(257, 262).toString('latin1') === 'ustar')
    throw new TransferError(`${path} is an archive: unpack it with tar -xf, and name the folder.`)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (await isWorkbook(path)) return 'xlsx'
    throw new TransferError(
      `${path} is a ZIP file and no workbook: unpack it, or save the table as .xlsx or CSV UTF-8.`,
    )
  }
  if (bytes.subarray(0, 4).toString('hex') === OLD_WORKBOOK)
    throw new TransferError(`${path} is an old or a protected workbook: save it as .xlsx without a password.`)
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('<')) return 'wxr'
  return text.startsWith('[') || text.startsWith('{') ? 'json' : 'csv'
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** `news.csv`, `news-2026.json`. */
export function entityOfName(path: string): ContentEntity | undefined {
  const [word = ''] = basename(path)
    .toLowerCase()
    .split(/[^a-z]/, 1)
  return CONTENT_ENTITIES.find((entity) => entity === word)
}
