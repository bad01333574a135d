import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box } from '@mui/material'
import type { DragEvent } from 'react'
import { useInput } from 'react-admin'
import type { DocumentRecord } from '../../../contract/documents/document.ts'
import { DOCUMENT_BYTES, DOCUMENT_KINDS } from '../../../contract/documents/document-file.ts'
import { UploadProgress, useUpload } from '../api/use-upload.tsx'
import { FormMessage } from '../auth/form-message.tsx'
import { DocumentFacts } from '../documents/document-facts.tsx'
import documentWords from '../documents/words.json' with { type: 'json' }
import { ErrorText } from '../api/error-text.tsx'
import { FileButton } from '../layout/file-button.tsx'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { InputGroup } from './input-group.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'

const ACCEPTED = DOCUMENT_KINDS.map((kind) => `.${kind}`).join()
const STORE = { method: 'POST', path: '/documents', maxBytes: DOCUMENT_BYTES } as const

/** A file, which is uploaded at once; the form has its id. Saved versions keep the earlier ones. */
export function DocumentInput({ source, label, help }: FieldProps) {
  const say = useWords()
  const { field, fieldState } = useInput<number | null>({ source })
  const { value, onChange, ref } = field
  const id = value as number | null
  const isReadOnly = useIsReadOnly()
  const { share, fault, send, cancel } = useUpload<DocumentRecord>(STORE, (document) => onChange(document.id))
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    if (!isReadOnly) void send([...event.dataTransfer.files].slice(0, 1))
  }
  return (
    <InputGroup
      label={label}
      maxWidth="34rem"
      fault={fieldState.error?.message}
      help={help}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Box sx={{ border: '1px dashed', borderColor: 'text.secondary', padding: 2 }}>
        {id ? <DocumentFacts id={id} /> : <span>{isReadOnly ? '–' : say(documentWords.drop)}</span>}
      </Box>
      {isReadOnly ? null : share === undefined ? (
        <FileButton
          words={id ? documentWords.replace : documentWords.choose}
          variant="outlined"
          startIcon={<UploadIcon />}
          ref={ref}
          accept={ACCEPTED}
          isMultiple={false}
          onFiles={(files) => void send(files)}
          sx={{ marginBlock: 1 }}
        />
      ) : (
        <UploadProgress share={share} label={say(documentWords.sending)} onCancel={cancel} />
      )}
      <FormMessage
        message={fault && (fault.status === 413 ? say(documentWords.too_large) : <ErrorText error={fault} />)}
      />
    </InputGroup>
  )
}
