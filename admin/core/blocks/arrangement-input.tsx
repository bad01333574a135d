import { Box, FormHelperText, Switch, Typography } from '@mui/material'
import { useController } from 'react-hook-form'
import { arranged } from '../../../contract/fields/arranged.ts'
import type { Block } from '../../../contract/fields/block.ts'
import { SortableRows } from '../lists/sortable-rows.tsx'
import type { FieldProps } from '../inputs/field-props.ts'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { useWords, SayButton } from '../words/use-words.ts'
import { blockTitle } from './block-title.ts'
import blockWords from './words.json' with { type: 'json' }

/** The parts of a page in their order, each shown or hidden. */
export default function ArrangementInput({ source, field, label, help }: FieldProps) {
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
