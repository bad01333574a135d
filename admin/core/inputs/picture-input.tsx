import { Box, Button, Typography } from '@mui/material'
import { useGetMany, useInput } from 'react-admin'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { CropButton } from '../pictures/crop-button.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import type { FieldProps } from './field-props.ts'
import { InputGroup } from './input-group.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { common, useWords } from '../words/use-words.ts'
import pictureWords from '../pictures/words.json' with { type: 'json' }
import { onDemand } from '../layout/on-demand.tsx'

/** Rarely opened: loaded on demand. */
export const LazyLibraryDialog = onDemand(async () => (await import('../pictures/library-dialog.tsx')).LibraryDialog)

/** A picture of the library; the form has its id, or null. */
export function PictureInput({ source, label, help }: FieldProps) {
  const say = useWords()
  const { field, fieldState } = useInput<number | null>({ source })
  const { value, onChange, ref } = field
  const id = value as number | null
  const { data } = useGetMany<PictureRecord>('pictures', { ids: id ? [id] : [] }, { enabled: Boolean(id) })
  const found = id ? data?.find((picture) => picture?.id === id) : undefined
  const isReadOnly = useIsReadOnly()
  const library = (close: () => void) => (
    <LazyLibraryDialog
      onClose={close}
      onChoose={([picture]) => {
        onChange(picture?.id ?? null)
        close()
      }}
    />
  )
  return (
    <InputGroup label={label} maxWidth="24rem" fault={fieldState.error?.message} help={help}>
      {id ? (
        <Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
          <Thumbnail picture={found?.picture} width={384} sx={{ width: '100%', aspectRatio: '3 / 2' }} />
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
          <DialogButton
            words={pictureWords.choose}
            variant="outlined"
            ref={ref}
            renderDialog={library}
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
    </InputGroup>
  )
}
