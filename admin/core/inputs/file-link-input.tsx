import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import type { DocumentRecord } from '../../../contract/documents/document.ts'
import { mostBytes } from '../../../contract/documents/document-file.ts'
import { ErrorText } from '../api/error-text.tsx'
import { UploadProgress, useUpload } from '../api/use-upload.tsx'
import { FormMessage } from '../auth/form-message.tsx'
import documentWords from '../documents/words.json' with { type: 'json' }
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { FileButton } from '../layout/file-button.tsx'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { TextLineInput } from './text-line-input.tsx'

/** A link, or a file that is uploaded at once; the form has its address. */
export function FileLinkInput(props: FieldProps) {
  const say = useWords()
  const { setValue } = useFormContext()
  const isReadOnly = useIsReadOnly()
  const kind = props.field.pattern?.file
  const store = { method: 'POST', path: '/documents', maxBytes: mostBytes(kind) } as const
  const { share, fault, send, cancel } = useUpload<DocumentRecord>(store, ({ url }) =>
    setValue(props.source, url, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  )
  return (
    <Box sx={{ width: '100%' }}>
      <TextLineInput {...props} />
      {isReadOnly ? null : share === undefined ? (
        <FileButton
          words={documentWords.choose}
          variant="outlined"
          startIcon={<UploadIcon />}
          accept={`.${kind}`}
          isMultiple={false}
          onFiles={(files) => void send(files)}
          sx={{ marginBottom: 1 }}
        />
      ) : (
        <UploadProgress share={share} label={say(documentWords.sending)} onCancel={cancel} />
      )}
      <FormMessage message={fault && <ErrorText error={fault} />} />
    </Box>
  )
}
