import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { minuteOf } from '../words/times.ts'
import { useContentFormContext } from './content-form-context.ts'
import { isSame, toDocument } from './documents.ts'
import { dropCopy, readCopy, writeCopy } from './local-copy.ts'

/** A pause in typing, in milliseconds, after which the copy is written. */
const PAUSE = 400

/** Keeps what is typed in this browser until it is saved, and offers what was left there before. */
export function LocalCopyBanner() {
  const { kind, form, base, key, takeUp } = useContentFormContext()
  const [found, setFound] = useState(() => {
    const copy = readCopy(key)
    return copy && !isSame(toDocument(kind, copy.values), base.document) ? copy : undefined
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      const values = form.getValues()
      if (isSame(toDocument(kind, values), base.document)) return
      writeCopy(key, { at: new Date().toISOString(), values, base: base.document, version: base.version })
    }
    const flush = () => timer !== undefined && keep()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, PAUSE)
      },
    })
    // Whoever closes the page has not paused.
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      flush()
      window.removeEventListener('pagehide', flush)
    }
  }, [form, kind, base, key])

  if (!found) return null
  const end = () => setFound(undefined)
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ marginBottom: 2 }}
      action={
        <>
          <Button
            onClick={() => {
              takeUp(found.values, { document: found.base, version: found.version })
              end()
            }}
          >
            Restore
          </Button>
          <Button
            onClick={() => {
              dropCopy(key)
              end()
            }}
          >
            Discard
          </Button>
        </>
      }
    >
      What you typed here on {minuteOf(found.at)} was not saved.
    </Alert>
  )
}
