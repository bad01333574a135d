import { Box, Link, Typography } from '@mui/material'
import type { DocumentRecord } from '../../../contract/documents/document.ts'
import { useRead } from '../api/use-read.ts'
import { useWords } from '../words/use-words.ts'
import documentWords from './words.json' with { type: 'json' }

/** Milliseconds: reading takes some seconds. */
const LOOK_AGAIN = 3_000

const useDocument = (id: number) =>
  useRead<DocumentRecord>(['documents', id], `/documents/${id}`, {
    refetchInterval: ({ state }) => (state.data?.text === 'waiting' ? LOOK_AGAIN : false),
  })

/** Name, type, size and pages of a file, and whether the search knows its text. */
export function DocumentFacts({ id }: { id: number }) {
  const say = useWords()
  const { data: document } = useDocument(id)
  if (!document) return <Box sx={{ minHeight: '3em' }} />
  const { url, fileName, type, bytes, pages, text } = document
  const facts = [type.toUpperCase(), say.size(bytes), pages !== null && say(documentWords.pages, { count: pages })]
  return (
    <>
      <Link href={url} target="_blank" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Link>
      <Typography variant="quiet" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {facts.filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2" color={text === 'unreadable' ? 'error' : 'textSecondary'} role="status">
        {say(documentWords.text[text])}
      </Typography>
    </>
  )
}

/** For comparing versions. */
export function DocumentName({ id }: { id: number }) {
  const { data } = useDocument(id)
  return <span>{data?.fileName ?? `#${id}`}</span>
}
