import { Button, DialogActions, DialogContent } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { ContentRecord, ContentRow } from '../../../contract/content/content.ts'
import { newBlockId, type Block } from '../../../contract/fields/block.ts'
import { kindOfBlock } from '../../../contract/fields/read-blocks.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { useRead } from '../api/use-read.ts'
import { useContentFormContext } from '../forms/content-form-context.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { useTitleOf } from '../inputs/grouped-choices.ts'
import { common, useWords } from '../words/use-words.ts'
import { blockTitle } from './block-title.ts'
import blockWords from './words.json' with { type: 'json' }
import { SelectField } from '../layout/choices.tsx'
import { Tick } from '../layout/tick.tsx'

interface CopyDialogProps {
  field: Field
  name: string
  /** How many blocks there is room for. */
  most: number
  onInsert: (copies: Block[]) => void
  onClose: () => void
}

/** Blocks of another page of the kind are chosen, and copied: later changes there change nothing here. */
export default function CopyDialog({ field, name, most, onInsert, onClose }: CopyDialogProps) {
  const say = useWords()
  const titleOf = useTitleOf()
  const { kind, record } = useContentFormContext()
  const [page, setPage] = useState<number>()
  const [chosen, setChosen] = useState<Block[]>([])
  const { data: pages = [] } = useGetList<ContentRow>(kind.entity, {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'title', order: 'ASC' },
  })
  const options = { enabled: page !== undefined, staleTime: 0 }
  const { data } = useRead<ContentRecord>(['blocks', kind.entity, page], `/content/${kind.entity}/${page}`, options)
  const blocks = (data?.[name] ?? []) as Block[]
  const toggle = (block: Block) =>
    setChosen(chosen.includes(block) ? chosen.filter((one) => one !== block) : [...chosen, block])
  const insert = () => {
    const inOrder = blocks.filter((block) => chosen.includes(block)).slice(0, most)
    onInsert(inOrder.map((block) => ({ ...structuredClone(block), id: newBlockId() })))
    onClose()
  }
  return (
    <TitledDialog title={say(blockWords.copy)} onClose={onClose}>
      <DialogContent>
        <SelectField
          label={say(blockWords.page)}
          value={page ?? ''}
          choices={pages.filter(({ id }) => id !== record?.id).map((row) => [row.id, titleOf(row)])}
          onChoose={(id) => {
            setPage(Number(id))
            setChosen([])
          }}
        />
        <div role="group" aria-label={say(blockWords.chosen)}>
          {blocks
            .filter((block) => kindOfBlock(field, block))
            .map((block) => {
              const { name: kindName, text } = blockTitle(field, block, say)
              return (
                <Tick
                  key={block.id}
                  checked={chosen.includes(block)}
                  onChange={() => toggle(block)}
                  label={text ? `${kindName}: ${text}` : kindName}
                />
              )
            })}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(common.action.cancel)}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={insert}>
          {say(blockWords.insert, { count: chosen.length, smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
