import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { useInput } from 'react-admin'
import type { DocumentRecord } from '../../../contract/documents/document.ts'
import { DOCUMENT_BYTES, DOCUMENT_KINDS } from '../../../contract/documents/document-file.ts'
import { ApiError } from '../api/api-error.ts'
import { sendFile } from '../api/send-file.ts'
import { DocumentFacts } from '../documents/document-facts.tsx'
import { documentWords } from '../documents/words.ts'
import { ErrorText } from '../api/error-text.tsx'
import { common, useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'

const ACCEPTED = DOCUMENT_KINDS.map((kind) => `.${kind}`).join()

/** A file, which is uploaded at once; the form has its id. Saved versions keep the earlier ones. */
export function DocumentInput({ source, label, help }: FieldProps) {
  const say = useWords()
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useInput<number | null>({ source })
  const id = value as number | null
  const heading = useId()
  const isReadOnly = useIsReadOnly()
  const chooser = useRef<HTMLInputElement>(null)
  const { share, fault, send, cancel } = useUpload((document) => onChange(document.id))
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    if (!isReadOnly) void send(event.dataTransfer.files[0])
  }
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      sx={{ marginBlock: 1.5, maxWidth: '34rem' }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Typography id={heading} variant="body2" sx={{ color: 'text.secondary', marginBottom: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ border: '1px dashed', borderColor: 'text.secondary', padding: 2 }}>
        {id ? <DocumentFacts id={id} /> : <span>{isReadOnly ? '–' : say(documentWords.drop)}</span>}
      </Box>
      {isReadOnly ? null : share === undefined ? (
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          ref={ref}
          onClick={() => chooser.current?.click()}
          sx={{ marginTop: 1 }}
        >
          {say(id ? documentWords.replace : documentWords.choose)}
        </Button>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginTop: 1 }}>
          <LinearProgress
            aria-label={say(documentWords.sending)}
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(share * 100)}
            sx={{ flexGrow: 1 }}
          />
          <Button onClick={cancel}>{say(common.action.cancel)}</Button>
        </Box>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        disabled={isReadOnly}
        accept={ACCEPTED}
        onChange={({ target }) => {
          void send(target.files?.[0])
          // Emptied, so that the same file can be chosen again.
          target.value = ''
        }}
      />
      <div role="alert">
        {fault && (
          <Alert severity="error" variant="outlined" sx={{ marginTop: 1 }}>
            {fault.status === 413 ? say(documentWords.too_large) : <ErrorText error={fault} />}
          </Alert>
        )}
      </div>
      {(fieldState.error ?? help) && (
        <FormHelperText error={Boolean(fieldState.error)}>{fieldState.error?.message ?? help}</FormHelperText>
      )}
    </Box>
  )
}

function useUpload(onStored: (document: DocumentRecord) => void) {
  /** Of the file that has been sent, 0 to 1. */
  const [share, setShare] = useState<number>()
  const [fault, setFault] = useState<ApiError>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const send = async (file: File | undefined) => {
    if (!file) return
    sending.current?.abort()
    const { signal } = (sending.current = new AbortController())
    setFault(undefined)
    setShare(0)
    try {
      const { data } = await sendFile<DocumentRecord>({
        method: 'POST',
        path: '/documents',
        file,
        maxBytes: DOCUMENT_BYTES,
        signal,
        onProgress: setShare,
      })
      onStored(data)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (!(error instanceof ApiError)) throw error
      setFault(error)
    } finally {
      if (sending.current?.signal === signal) setShare(undefined)
    }
  }
  return { share, fault, send, cancel: () => sending.current?.abort() }
}
