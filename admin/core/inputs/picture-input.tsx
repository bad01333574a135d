import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetMany, useInput } from 'react-admin'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { CropButton } from '../pictures/crop-button.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import type { FieldProps } from './field-props.ts'
import { InputGroup } from './input-group.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { common, useWords, SayButton } from '../words/use-words.ts'
import { pictureWords } from '../pictures/words.ts'
import { onDemand } from '../layout/on-demand.tsx'

/** Rarely opened: loaded on demand. */
export const LazyLibraryDialog = onDemand(async () => (await import('../pictures/library-dialog.tsx')).LibraryDialog)

/** A picture of the library; the form has its id, or null. */
export function PictureInput({ source, label, help }: FieldProps) {
  const say = useWords()
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useInput<number | null>({ source })
  const id = value as number | null
  const { data } = useGetMany<PictureRecord>('pictures', { ids: id ? [id] : [] }, { enabled: Boolean(id) })
  const found = id ? data?.find((picture) => picture?.id === id) : undefined
  const [isOpen, setOpen] = useState(false)
  const isReadOnly = useIsReadOnly()
  return (
    <InputGroup label={label} maxWidth="24rem" fault={fieldState.error?.message} help={help}>
      {id ? (
        <Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
          {found ? (
            <Thumbnail picture={found.picture} width={384} sx={{ width: '100%', aspectRatio: '3 / 2' }} />
          ) : (
            <Box sx={{ aspectRatio: '3 / 2' }} />
          )}
          <Typography variant="body2" sx={{ padding: 1, minHeight: '2.6em' }}>
            {found?.alt ?? ''}
          </Typography>
        </Box>
      ) : (
        <Box
          sx={{
            border: '1px dashed',
            borderColor: 'text.secondary',
            padding: 3,
            color: 'text.secondary',
            textAlign: 'center',
          }}
        >
          {say(pictureWords.none)}
        </Box>
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gap: 1, marginTop: 1 }}>
          <SayButton
            words={pictureWords.choose}
            variant="outlined"
            ref={ref}
            onClick={() => setOpen(true)}
            aria-label={`${say(pictureWords.choose)} (${label})`}
          />
          {found && <CropButton picture={found} of={label} />}
          {id && (
            <Button onClick={() => onChange(null)} aria-label={`${say(common.action.remove)} (${label})`}>
              {say(common.action.remove)}
            </Button>
          )}
        </Box>
      )}
      {isOpen && (
        <LazyLibraryDialog
          onClose={() => setOpen(false)}
          onChoose={([picture]) => {
            onChange(picture?.id ?? null)
            setOpen(false)
          }}
        />
      )}
    </InputGroup>
  )
}
