import { SaxesParser } from 'saxes'
import type { ListedFile } from './media-store.ts'

interface Listing {
  files: ListedFile[]
  /** Asks for the next part. */
  next: string | undefined
}

/** Parses a `ListBucketResult`. @throws Error for text that is not XML */
export function parseListing(text: string): Listing {
  const listing: Listing = { files: [], next: undefined }
  let file: Record<string, string> = {}
  readElements(text, (name, content, parent) => {
    if (name === 'NextContinuationToken') listing.next = content
    else if (parent === 'Contents') file[name] = content
    else if (name === 'Contents') {
      const { Key: path = '', Size = '0', LastModified = '' } = file
      listing.files.push({ path, bytes: Number(Size), modifiedAt: new Date(LastModified) })
      file = {}
    }
  })
  return listing
}

/** Such as NoSuchBucket. */
export function readErrorCode(text: string): string | undefined {
  let code: string | undefined
  try {
    readElements(text, (name, content, parent) => {
      if (name === 'Code' && parent === 'Error') code = content
    })
  } catch {
    // A proxy's page.
  }
  return code
}

function readElements(text: string, closed: (name: string, content: string, parent: string | undefined) => void): void {
  const parser = new SaxesParser()
  const open: { name: string; content: string }[] = []
  parser.on('opentag', ({ name }) => void open.push({ name, content: '' }))
  parser.on('text', (piece) => {
    const element = open.at(-1)
    if (element) element.content += piece
  })
  parser.on('closetag', () => {
    const { name, content } = open.pop()!
    closed(name, content, open.at(-1)?.name)
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}
