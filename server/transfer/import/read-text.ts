import { createReadStream } from 'node:fs'
import { TransferError } from '../transfer-error.ts'

/** The characters of a UTF-8 file, piece by piece, without a byte order mark. @throws TransferError */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch (error) {
      throw new TransferError('The file is not UTF-8: save it as “CSV UTF-8”, or export it again.', { cause: error })
    }
  }
  for await (const bytes of createReadStream(path)) yield decode(bytes as Uint8Array)
  yield decode()
}
