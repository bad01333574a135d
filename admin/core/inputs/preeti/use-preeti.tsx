import { Alert, Button } from '@mui/material'
import { useState, type ClipboardEvent } from 'react'
import { useWords } from '../../words/use-words.ts'
import inputWords from '../../words/input-words.json' with { type: 'json' }
import type { KnownLines } from './convert-value.ts'

/** Characters of the preview. */
const PREVIEW_LENGTH = 120

interface PreetiField {
  lang: string | undefined
  isHtml?: boolean
  read: () => string
  write: (value: string) => void
}

interface Offer {
  preview: string
  known: KnownLines
  /** The field's text before it was converted. */
  before?: string
}

/** Offers Unicode for text in a legacy font that is pasted into a Nepali field. */
export function usePreeti({ lang, isHtml = false, read, write }: PreetiField) {
  const say = useWords()
  const [offer, setOffer] = useState<Offer>()
  if (lang !== 'ne') return { onPaste: undefined, offer: null }

  async function look(pasted: string, html: string) {
    const { convertLines, knownLines } = await import('./convert-value.ts')
    const known = knownLines(html)
    const typed = known.size > 0 ? [...known.keys()].join('\n') : pasted
    const preview = convertLines(typed, known)
    setOffer(preview === typed ? undefined : { preview: shorten(preview), known })
  }
  async function use(given: Offer) {
    const { convertHtml, convertLines } = await import('./convert-value.ts')
    const before = read()
    write((isHtml ? convertHtml : convertLines)(before, given.known))
    setOffer({ ...given, before })
  }
  const undo = (before: string) => {
    write(before)
    setOffer(undefined)
  }

  return {
    onPaste: ({ clipboardData }: ClipboardEvent) =>
      void look(clipboardData.getData('text/plain'), clipboardData.getData('text/html')),
    offer: offer && (
      <Alert
        severity="info"
        sx={{ marginBlock: 1, flexWrap: 'wrap' }}
        action={
          offer.before === undefined ? (
            <>
              <Button onClick={() => void use(offer)}>{say(inputWords.preeti.use)}</Button>
              <Button onClick={() => setOffer(undefined)}>{say(inputWords.preeti.keep)}</Button>
            </>
          ) : (
            <Button onClick={() => undo(offer.before!)}>{say(inputWords.preeti.undo)}</Button>
          )
        }
      >
        {say(offer.before === undefined ? inputWords.preeti.offer : inputWords.preeti.done)}{' '}
        <span lang="ne">{offer.preview}</span>
      </Alert>
    ),
  }
}

function shorten(text: string): string {
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text
}
