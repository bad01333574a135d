import HandleIcon from '@mui/icons-material/DragIndicator'
import OpenIcon from '@mui/icons-material/ExpandMore'
import CopyIcon from '@mui/icons-material/Queue'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Alert, Box, ButtonBase, Chip, IconButton } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useGetMany } from 'react-admin'
import { get, useFormState, useWatch } from 'react-hook-form'
import type { Block, BlockKind } from '../../../contract/fields/block.ts'
import { kindOfBlock } from '../../../contract/fields/read-blocks.ts'
import type { ContentRow } from '../../../contract/content/content.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { MoveButtons } from '../lists/move-buttons.tsx'
import { INPUTS } from '../forms/field-places.ts'
import { useSortableItem } from '../lists/sortable-rows.tsx'
import { useTitleOf } from '../inputs/grouped-choices.ts'
import { Cells, type CellInput } from '../inputs/table-input.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { useWords } from '../words/use-words.ts'
import { blockTitle } from './block-title.ts'
import blockWords from './words.json' with { type: 'json' }

interface BlockCardProps {
  field: Field
  /** Of the list, for the library that moves it. */
  sortId: string
  source: string
  block: Block
  index: number
  isLast: boolean
  isNew: boolean
  Cell: CellInput
  onMove: (by: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** One block: folded it says how it begins, open it can be edited. */
export function BlockCard({ field, sortId, source, block, index, isLast, isNew, Cell, ...on }: BlockCardProps) {
  const say = useWords()
  // Typing does not make it unreadable.
  const [kind] = useState(() => kindOfBlock(field, block))
  const [isOpened, setOpened] = useState(isNew)
  const inside = useNewFocus(isNew)
  const { errors } = useFormState({ name: source })
  const isReadOnly = useIsReadOnly()
  const fault = get(errors, source) as { message?: string } | undefined
  const isOpen = isOpened || (fault !== undefined && kind !== undefined)
  const now = (useWatch({ name: source }) as Block | undefined) ?? block
  const { name, text } = blockTitle(field, kind ? { ...now, type: block.type } : block, say)
  const title = say(blockWords.numbered, { place: index + 1, name })
  const itemTitle = useItemTitle(kind, now)
  const { item, draggedStyle, handle } = useSortableItem(sortId, title)
  return (
    <Box
      component="li"
      {...item}
      sx={{ ...cardStyle, ...(now['isBelow'] === true && { marginInlineStart: 4 }), ...draggedStyle }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {!isReadOnly && (
          <IconButton {...handle}>
            <HandleIcon fontSize="small" />
          </IconButton>
        )}
        <ButtonBase
          aria-expanded={kind ? isOpen : undefined}
          disabled={!kind}
          onClick={() => setOpened(!isOpen)}
          sx={{ ...headStyle, ...(now['isBelow'] === true && { flexBasis: '8rem' }) }}
        >
          {kind && <OpenIcon fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
          <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
            {title}
          </Box>
          <Box component="span" sx={textStyle}>
            {text || itemTitle}
          </Box>
          {now['isHidden'] === true && <Chip size="small" label={say(blockWords.hidden)} />}
        </ButtonBase>
        {!isReadOnly && (
          <Box sx={{ marginInlineStart: 'auto' }}>
            <MoveButtons title={title} index={index} isLast={isLast} onMove={on.onMove} />
            {kind && field.initial === undefined && (
              <IconButton aria-label={say(blockWords.duplicate, { title })} onClick={on.onDuplicate}>
                <CopyIcon fontSize="small" />
              </IconButton>
            )}
            <IconButton aria-label={say(blockWords.remove, { title })} onClick={on.onRemove}>
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        )}
      </Box>
      {!kind && <Alert severity="warning">{say(blockWords.unreadable)}</Alert>}
      {fault?.message && <Alert severity="error">{fault.message}</Alert>}
      {kind && isOpen && (
        <Box ref={inside} role="group" aria-label={title} sx={{ padding: 1 }}>
          <Cells field={{ ...field, columns: kind.fields }} path={source} Cell={Cell} least="max(20rem, 40%)" />
        </Box>
      )}
    </Box>
  )
}

/** Of the item that a block leads to. */
function useItemTitle(kind: BlockKind | undefined, block: Block): string {
  const titleOf = useTitleOf()
  const [name, field] = Object.entries(kind?.fields ?? {}).find(([, { type }]) => type === 'reference') ?? ['']
  const id = block[name]
  const ids = typeof id === 'number' ? [id] : []
  const { data: [item] = [] } = useGetMany<ContentRow>(field?.to ?? '', { ids }, { enabled: ids.length > 0 })
  return item && ids.length > 0 ? titleOf(item) : ''
}

const cardStyle = { border: 1, borderColor: 'divider', bgcolor: 'background.paper', marginBlockEnd: 1 }
const headStyle = {
  flex: '1 1 12rem',
  minWidth: 0,
  minHeight: 44,
  gap: 1,
  justifyContent: 'flex-start',
  textAlign: 'start',
  font: 'inherit',
}
const textStyle = {
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
}

/** Brings the focus to the first input of a new block once it is there. */
function useNewFocus(isNew: boolean) {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = inside.current
    if (!isNew || !box) return
    const focus = () => {
      const input = box.querySelector<HTMLElement>(INPUTS)
      input?.focus()
      return input !== null
    }
    // The editor of texts is loaded with the first one.
    const observer = new MutationObserver(() => focus() && observer.disconnect())
    if (!focus()) observer.observe(box, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isNew])
  return inside
}
