import type { DocumentFile } from '../../../contract/documents/document.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

export type FileFacts = Pick<DocumentFile, 'type' | 'bytes' | 'pages'>

/** 'PDF, 2.4 MB, 18 pages' */
export function useFileFacts(): (file: FileFacts) => string {
  const t = useWords(words)
  return ({ type, bytes, pages }) =>
    [type.toUpperCase(), t.size(bytes), ...(pages === null ? [] : [t.pages(pages)])].join(', ')
}
