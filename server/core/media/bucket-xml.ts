import { DOMParser, onErrorStopParsing, type Document, type Element } from '@xmldom/xmldom'
import type { ListedFile } from './media-store.ts'

interface Listing {
  files: ListedFile[]
  /** Asks for the next part. */
  next: string | undefined
}

/** Parses a `ListBucketResult`. @throws Error for text that is not XML */
export function parseListing(text: string): Listing {
  const page = parse(text)
  const files = Array.from(page.getElementsByTagName('Contents'), (file) => ({
    path: textIn(file, 'Key') ?? '',
    bytes: Number(textIn(file, 'Size') ?? 0),
    modifiedAt: new Date(textIn(file, 'LastModified') ?? ''),
  }))
  return { files, next: textIn(page, 'NextContinuationToken') }
}

/** Such as NoSuchBucket. */
export function readErrorCode(text: string): string | undefined {
  try {
    const { documentElement: root } = parse(text)
    return root?.tagName === 'Error' ? textIn(root, 'Code') : undefined
  } catch {
    // A proxy's page.
    return undefined
  }
}

const parse = (text: string): Document =>
  new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml')

const textIn = (parent: Document | Element, name: string): string | undefined =>
  parent.getElementsByTagName(name)[0]?.textContent ?? undefined
