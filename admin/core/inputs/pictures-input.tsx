import NextIcon from '@mui/icons-material/ArrowForward'
import PreviousIcon from '@mui/icons-material/ArrowBack'
import RemoveIcon from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import { useState } from 'react'
import { useGetMany, useInput } from 'react-admin'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import type { FieldProps } from './field-props.ts'
import { InputGroup } from './input-group.tsx'
import { LazyLibraryDialog } from './picture-input.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { useWords } from '../words/use-words.ts'
import pictureWords from '../pictures/words.json' with { type: 'json' }
import { outOfSight } from '../theme/media.ts'
import { columns, unmarked } from '../theme/layouts.ts'

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
