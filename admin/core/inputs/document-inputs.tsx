import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box } from '@mui/material'
import type { DragEvent } from 'react'
import { useInput } from 'react-admin'
import type { DocumentRecord } from '../../../contract/documents/document.ts'
import { DOCUMENT_BYTES, DOCUMENT_KINDS, mostBytes } from '../../../contract/documents/document-file.ts'
import { UploadProgress, useUpload } from '../api/use-upload.tsx'
import { FormMessage } from '../auth/form-message.tsx'
import { DocumentFacts } from '../documents/document-facts.tsx'
import documentWords from '../documents/words.json' with { type: 'json' }
import { ErrorText } from '../api/error-text.tsx'
import { FileButton, type FileButtonProps } from '../layout/file-button.tsx'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { InputGroup } from './input-group.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { useFormContext } from 'react-hook-form'
import { TextLineInput } from './text-inputs.tsx'

const ACCEPTED = DOCUMENT_KINDS.map((kind) => `.${kind}`).join()
const STORE = { method: 'POST', path: '/documents', maxBytes: DOCUMENT_BYTES } as const

/** A file, which is uploaded at once; the form has its id. Saved versions keep the earlier ones. */
export function DocumentInput({ source, label, help }: FieldProps) {
  const say = useWords()
  const { field, fieldState } = useInput<number | null>({ source })
  const { value, onChange, ref } = field
  const id = value as number | null
  const isReadOnly = useIsReadOnly()
  const upload = useUpload<DocumentRecord>(STORE, (document) => onChange(document.id))
  const { fault } = upload
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    if (!isReadOnly) void upload.send([...event.dataTransfer.files].slice(0, 1))
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
      <SendButton
        of={upload}
        words={id ? documentWords.replace : documentWords.choose}
        ref={ref}
        accept={ACCEPTED}
        sx={{ marginBlock: 1 }}
      />
      <FormMessage
        message={fault && (fault.status === 413 ? say(documentWords.too_large) : <ErrorText error={fault} />)}
      />
    </InputGroup>
  )
}

/** A link, or a file that is uploaded at once; the form has its address. */
export function FileLinkInput(props: FieldProps) {
  const { setValue } = useFormContext()
  const kind = props.field.pattern?.file
  const store = { method: 'POST', path: '/documents', maxBytes: mostBytes(kind) } as const
  const upload = useUpload<DocumentRecord>(store, ({ url }) =>
    setValue(props.source, url, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  )
  return (
    <Box sx={{ width: '100%' }}>
      <TextLineInput {...props} />
      <SendButton of={upload} words={documentWords.choose} accept={`.${kind}`} sx={{ marginBottom: 1 }} />
      <FormMessage message={upload.fault && <ErrorText error={upload.fault} />} />
    </Box>
  )
}

interface SendButtonProps extends Omit<FileButtonProps, 'onFiles'> {
  of: ReturnType<typeof useUpload<DocumentRecord>>
}

/** Sends one file; meanwhile it says how much of it has been sent. */
function SendButton({ of: { share, send, cancel }, ...button }: SendButtonProps) {
  const say = useWords()
  if (useIsReadOnly()) return null
  if (share !== undefined) return <UploadProgress share={share} label={say(documentWords.sending)} onCancel={cancel} />
  const look = { variant: 'outlined', startIcon: <UploadIcon />, isMultiple: false } as const
  return <FileButton {...look} {...button} onFiles={(files) => void send(files)} />
}
