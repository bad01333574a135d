import { Alert, Box, Button, FormHelperText, Typography, ListItemText, MenuItem, Switch } from '@mui/material'
import { useId, useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState, useController } from 'react-hook-form'
import { newBlockId, type Block, emptyBlock } from '../../../contract/fields/block.ts'
import { SortableList, SortableRows } from '../lists/sortable-rows.tsx'
import type { FieldProps } from '../inputs/field-props.ts'
import type { CellInput } from '../inputs/table-input.tsx'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { common, useWords, SayButton } from '../words/use-words.ts'
import { BlockCard } from './block-card.tsx'
import { blockTitle } from './block-title.ts'
import blockWords from './words.json' with { type: 'json' }
import { ConfirmButton } from '../dialogs/use-confirm.tsx'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import AddIcon from '@mui/icons-material/Add'
import type { Field } from '../../../contract/fields/field.ts'
import { MenuButton } from '../layout/menu-button.tsx'
import { onDemand } from '../layout/on-demand.tsx'
import { arranged } from '../../../contract/fields/arranged.ts'

const CopyDialog = onDemand(async () => (await import('./copy-dialog.tsx')).default)
/** The library names rows by `id`, which blocks have themselves. */
const KEY = 'sortId'
type Sorted = Block & { sortId: string }

/** The blocks of a page as cards that are added, edited in place, moved, duplicated and removed. */
export function BlocksInput({ source, field, label, help, Cell }: FieldProps & { Cell: CellInput }) {
  const say = useWords()
  const heading = useId()
  const isReadOnly = useIsReadOnly()
  const { control, getValues } = useFormContext<Record<string, Block[]>>()
  const { fields, append, insert, remove, move, replace } = useFieldArray({ control, name: source, keyName: KEY })
  const blocks = fields as unknown as Sorted[]
  const { errors } = useFormState({ control, name: source })
  const fault = (get(errors, source) as { message?: string; root?: { message?: string } } | undefined) ?? {}
  const [done, setDone] = useState<{ text: string; undo: () => void }>()
  const usual = field.initial as Block[] | undefined
  const usualTitle = say(blockWords.usual)
  /** Opened as they come. */
  const [added, setAdded] = useState<string[]>([])
  const rows = blocks.map(({ sortId, ...block }) => ({ id: sortId, block: block as Block }))
  const titleOf = ({ block }: { block: Block }) => blockTitle(field, block, say).name
  const valueAt = (index: number) => structuredClone(getValues(source)[index]!)

  const put = (block: Block, at?: number) => {
    setAdded([...added, block.id])
    setDone(undefined)
    if (at === undefined) append(block)
    else insert(at, block)
  }
  const take = (index: number) => {
    const block = valueAt(index)
    const text = say(blockWords.removed, { title: blockTitle(field, block, say).name })
    setDone({ text, undo: () => put(block, index) })
    remove(index)
  }
  /** Puts the default in place of all blocks of the list. */
  const putUsual = () => {
    const before = structuredClone(getValues(source))
    const putAll = (list: readonly Block[]) => replace(structuredClone([...list]) as never)
    putAll(usual ?? [])
    const undo = () => {
      putAll(before)
      setDone(undefined)
    }
    setDone({ text: say(blockWords.usual_done), undo })
  }
  const room = (field.bound ?? 1) - blocks.length
  const paste = (copies: Block[]) => append(copies, { shouldFocus: false })
  const copyDialog = (close: () => void) => (
    <CopyDialog field={field} name={source} most={room} onInsert={paste} onClose={close} />
  )
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
      {done && (
        <Alert
          severity="info"
          sx={{ marginBlockEnd: 1 }}
          action={<Button onClick={done.undo}>{say(common.action.undo)}</Button>}
        >
          {done.text}
        </Alert>
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {room > 0 && <AddBlock field={field} onAdd={put} />}
          {room > 0 && !usual && <DialogButton words={blockWords.copy} renderDialog={copyDialog} />}
          {usual && (
            <ConfirmButton
              words={blockWords.usual}
              question={{ title: usualTitle, content: say(blockWords.usual_ask), confirm: usualTitle }}
              onConfirm={putUsual}
            />
          )}
        </Box>
      )}
    </Box>
  )
}

/** The menu of all kinds of blocks. */
function AddBlock({ field, onAdd }: { field: Field; onAdd: (block: Block) => void }) {
  const say = useWords()
  return (
    <MenuButton
      words={field.initial === undefined ? blockWords.add : blockWords.add_entry}
      variant="outlined"
      startIcon={<AddIcon />}
      // The first input of the new block gets the focus, not the button again.
      menu={{ disableRestoreFocus: true }}
      entries={(close) =>
        Object.entries(field.blocks ?? {}).map(([type, kind]) => (
          <MenuItem
            key={type}
            onClick={() => {
              close()
              onAdd(emptyBlock(type, kind))
            }}
          >
            <ListItemText primary={say(kind.label)} secondary={say(kind.help)} sx={{ whiteSpace: 'normal' }} />
          </MenuItem>
        ))
      }
    />
  )
}

/** The parts of a page in their order, each shown or hidden. */
export function ArrangementInput({ source, field, label, help }: FieldProps) {
  const say = useWords()
  const isReadOnly = useIsReadOnly()
  const { field: input, fieldState } = useController<Record<string, Block[]>>({ name: source })
  const own = input.value ?? []
  const blocks = arranged(field, own)
  const titleOf = (block: Block) => blockTitle(field, block, say).name
  const noteOf = ({ type, isHidden }: Block) =>
    isHidden === true ? say(blockWords.hidden) : say(field.blocks![type]!.help)
  const show = (changed: Block, isShown: boolean) =>
    input.onChange(blocks.map((block) => (block === changed ? { ...block, isHidden: !isShown } : block)))
  const switchOf = (block: Block) => (
    <Switch
      size="small"
      checked={block['isHidden'] !== true}
      onChange={(_, isShown) => show(block, isShown)}
      slotProps={{ input: { 'aria-label': say(blockWords.shown, { title: titleOf(block) }) } }}
    />
  )
  return (
    <Box sx={{ maxWidth: '48rem', marginBlock: 2 }}>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
        {label}
      </Typography>
      {help && <FormHelperText sx={{ marginBlockEnd: 1 }}>{help}</FormHelperText>}
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isReadOnly ? (
        <Box component="ol" aria-label={label} sx={{ margin: 0 }}>
          {blocks.map((block) => (
            <Box component="li" key={block.id} sx={{ paddingBlock: 0.5 }}>
              {titleOf(block)}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {noteOf(block)}
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <SortableRows
          label={label}
          rows={blocks}
          titleOf={titleOf}
          noteOf={noteOf}
          inputOf={switchOf}
          onChange={input.onChange}
        />
      )}
      {!isReadOnly && own.length > 0 && (
        <SayButton words={blockWords.usual} sx={{ marginBlockStart: 1 }} onClick={() => input.onChange([])} />
      )}
    </Box>
  )
}
