import type { DocumentFile } from '../../../contract/documents/document.ts'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

export type FileFacts = Pick<DocumentFile, 'type' | 'bytes' | 'pages'>

/** Below 1 MB in kB, so that no size is 0. */
function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}

/** 'PDF, 2.4 MB, 18 pages' */
export function useFileFacts(): (file: FileFacts) => string {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  return ({ type, bytes, pages }) =>
    [type.toUpperCase(), digits(sizeOf(bytes)), ...(pages === null ? [] : [t.pages(pages)])].join(', ')
}
