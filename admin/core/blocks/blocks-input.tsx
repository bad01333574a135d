import { Alert, Box, Button, FormHelperText, Typography, ListItemText, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { newBlockId, type Block, emptyBlock } from '../../../contract/fields/block.ts'
import { SortableList } from '../lists/sortable-rows.tsx'
import type { FieldProps } from '../inputs/field-props.ts'
import type { CellInput } from '../inputs/table-input.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { common, useWords } from '../words/use-words.ts'
import { BlockCard } from './block-card.tsx'
import { blockTitle } from './block-title.ts'
import { blockWords } from './words.ts'
import { useConfirm } from '../dialogs/use-confirm.tsx'
import AddIcon from '@mui/icons-material/Add'
import type { Field } from '../../../contract/fields/field.ts'
import { onDemand } from '../layout/on-demand.tsx'

const CopyDialog = onDemand(async () => (await import('./copy-dialog.tsx')).default)
/** The library names rows by `id`, which blocks have themselves. */
const KEY = 'sortId'
type Sorted = Block & { sortId: string }

/** The blocks of a page as cards that are added, edited in place, moved, duplicated and removed. */
export default function BlocksInput({ source, field, label, help, Cell }: FieldProps & { Cell: CellInput }) {
  const say = useWords()
  const heading = useId()
  const isReadOnly = useIsReadOnly()
  const { control, getValues } = useFormContext<Record<string, Block[]>>()
  const { fields, append, insert, remove, move, replace } = useFieldArray({ control, name: source, keyName: KEY })
  const blocks = fields as unknown as Sorted[]
  const { errors } = useFormState({ control, name: source })
  const fault = (get(errors, source) as { message?: string; root?: { message?: string } } | undefined) ?? {}
  const [removed, setRemoved] = useState<{ block: Block; index: number }>()
  const usual = field.initial as Block[] | undefined
  const [isCopying, setCopying] = useState(false)
  /** Opened as they come. */
  const [added, setAdded] = useState<string[]>([])
  const rows = blocks.map(({ sortId, ...block }) => ({ id: sortId, block: block as Block }))
  const titleOf = ({ block }: { block: Block }) => blockTitle(field, block, say).name
  const valueAt = (index: number) => structuredClone(getValues(source)[index]!)

  const put = (block: Block, at?: number) => {
    setAdded([...added, block.id])
    setRemoved(undefined)
    if (at === undefined) append(block)
    else insert(at, block)
  }
  const take = (index: number) => {
    setRemoved({ block: valueAt(index), index })
    remove(index)
  }
  const room = (field.bound ?? 1) - blocks.length
  return (
    <Box role="group" aria-labelledby={heading} sx={{ marginBlock: 2 }}>
      <Typography id={heading} variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
        {label}
      </Typography>
      {help && <FormHelperText>{help}</FormHelperText>}
      {(fault.message ?? fault.root?.message) && (
        <FormHelperText error>{fault.message ?? fault.root?.message}</FormHelperText>
      )}
      {blocks.length === 0 && !usual && (
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>{say(blockWords.none)}</Typography>
      )}
      <SortableList rows={rows} titleOf={titleOf} onMove={move}>
        {({ id, block }, index, onMove) => (
          <BlockCard
            key={id}
            sortId={id}
            field={field}
            source={`${source}.${index}`}
            block={block}
            index={index}
            isLast={index === rows.length - 1}
            isNew={added.includes(block.id)}
            Cell={Cell}
            onMove={onMove}
            onDuplicate={() => put({ ...valueAt(index), id: newBlockId() }, index + 1)}
            onRemove={() => take(index)}
          />
        )}
      </SortableList>
      {removed && (
        <Alert
          severity="info"
          sx={{ marginBlockEnd: 1 }}
          action={<Button onClick={() => put(removed.block, removed.index)}>{say(common.action.undo)}</Button>}
        >
          {say(blockWords.removed, { title: blockTitle(field, removed.block, say).name })}
        </Alert>
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {room > 0 && <AddBlock field={field} onAdd={put} />}
          {room > 0 && !usual && <Button onClick={() => setCopying(true)}>{say(blockWords.copy)}</Button>}
          {usual && <BackToUsual usual={usual} read={() => getValues(source)} replace={replace as never} />}
        </Box>
      )}
      {isCopying && (
        <CopyDialog
          field={field}
          name={source}
          most={room}
          onInsert={(copies) => append(copies, { shouldFocus: false })}
          onClose={() => setCopying(false)}
        />
      )}
    </Box>
  )
}

interface BackToUsualProps {
  usual: readonly Block[]
  read: () => Block[]
  replace: (blocks: Block[]) => void
}

/** Puts the default in place of all blocks of a list, and takes that back. */
function BackToUsual({ usual, read, replace }: BackToUsualProps) {
  const say = useWords()
  const { ask, dialog } = useConfirm()
  const [replaced, setReplaced] = useState<Block[]>()
  const title = say(blockWords.usual)
  const put = () => {
    setReplaced(structuredClone(read()))
    replace(structuredClone([...usual]))
  }
  const undo = () => {
    replace(replaced!)
    setReplaced(undefined)
  }
  return (
    <>
      <Button onClick={() => ask({ title, content: say(blockWords.usual_ask), confirm: title }, put)}>{title}</Button>
      {dialog}
      {replaced && (
        <Alert
          severity="info"
          sx={{ flexBasis: '100%' }}
          action={<Button onClick={undo}>{say(common.action.undo)}</Button>}
        >
          {say(blockWords.usual_done)}
        </Alert>
      )}
    </>
  )
}

/** The menu of all kinds of blocks. */
function AddBlock({ field, onAdd }: { field: Field; onAdd: (block: Block) => void }) {
  const say = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say(field.initial === undefined ? blockWords.add : blockWords.add_entry)}
      </Button>
      {/* The first input of the new block gets the focus, not the button again. */}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} disableRestoreFocus>
        {Object.entries(field.blocks ?? {}).map(([type, kind]) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null)
              onAdd(emptyBlock(type, kind))
            }}
          >
            <ListItemText primary={say(kind.label)} secondary={say(kind.help)} sx={{ whiteSpace: 'normal' }} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
