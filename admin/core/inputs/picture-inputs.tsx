import { Box, Button, Typography, IconButton } from '@mui/material'
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
import NextIcon from '@mui/icons-material/ArrowForward'
import PreviousIcon from '@mui/icons-material/ArrowBack'
import RemoveIcon from '@mui/icons-material/Close'
import { useState } from 'react'
import { outOfSight } from '../theme/media.ts'
import { columns, unmarked } from '../theme/layouts.ts'

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

/** Several pictures of the library in an order: dragged, or moved with the buttons that each of them has. */
export function PicturesInput({ source, label, help }: FieldProps) {
  const say = useWords()
  const { field, fieldState } = useInput<number[]>({ source })
  const { value, onChange, ref } = field
  // react-admin's inputs turn undefined into an empty text.
  const ids = Array.isArray(value) ? (value as number[]) : []
  const { data = [] } = useGetMany<PictureRecord>('pictures', { ids }, { enabled: ids.length > 0 })
  const isReadOnly = useIsReadOnly()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')

  const move = (id: number, to: number) => {
    const others = ids.filter((other) => other !== id)
    onChange([...others.slice(0, to), id, ...others.slice(to)])
    setSaid(say(pictureWords.moved, { place: to + 1, total: ids.length }))
  }
  const library = (close: () => void) => (
    <LazyLibraryDialog
      isMultiple
      onClose={close}
      onChoose={(pictures) => {
        onChange([...ids, ...pictures.map(({ id }) => id).filter((id) => !ids.includes(id))])
        close()
      }}
    />
  )
  return (
    <InputGroup label={label} fault={fieldState.error?.message} help={help}>
      <Box component="ol" sx={{ ...unmarked, ...columns('9.5rem', 'auto-fill'), gap: 1.5, marginBottom: 1 }}>
        {ids.map((id, index) => {
          const picture = data.find((found) => found?.id === id)
          const name = picture?.alt || picture?.name || say(pictureWords.number, { id })
          const [toLeft, toRight] = [() => move(id, index - 1), () => move(id, index + 1)]
          const remove = () => onChange(ids.filter((other) => other !== id))
          const tools = [
            { words: pictureWords.move_left, Icon: PreviousIcon, isOff: index === 0, onClick: toLeft },
            { words: pictureWords.move_right, Icon: NextIcon, isOff: index === ids.length - 1, onClick: toRight },
            { words: pictureWords.remove, Icon: RemoveIcon, onClick: remove },
          ]
          return (
            <Box
              component="li"
              key={id}
              draggable={!isReadOnly}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', name)
                setDragged(id)
              }}
              onDragEnd={() => setDragged(undefined)}
              // The others make room while it hangs above them.
              onDragEnter={() => dragged !== undefined && dragged !== id && move(dragged, index)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={(event) => event.preventDefault()}
              sx={{
                border: 1,
                borderColor: dragged === id ? 'primary.main' : 'divider',
                bgcolor: 'background.paper',
                ...(!isReadOnly && { cursor: 'grab' }),
                opacity: dragged === id ? 0.6 : 1,
              }}
            >
              <Thumbnail picture={picture?.picture} width={160} sx={{ width: '100%', aspectRatio: '3 / 2' }} />
              {!isReadOnly && (
                <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
                  {tools.map(({ words, Icon, isOff = false, onClick }) => (
                    <IconButton
                      key={words.en}
                      size="small"
                      aria-label={say(words, { name })}
                      disabled={isOff}
                      onClick={onClick}
                    >
                      <Icon fontSize="small" />
                    </IconButton>
                  ))}
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
      {!isReadOnly && <DialogButton words={pictureWords.add} variant="outlined" ref={ref} renderDialog={library} />}
      <Box role="status" sx={outOfSight}>
        {said}
      </Box>
    </InputGroup>
  )
}
