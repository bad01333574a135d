import { DialogActions, DialogContent } from '@mui/material'
import { useState } from 'react'
import { factKind, FACTS_OF } from '../../contract/facts/kind.ts'
import type { DocumentOf } from '../../contract/fields/kind.ts'
import { toImportedFact, type ImportedFact } from '../../contract/transfer/fact-columns.ts'
import type { ImportedFile } from '../../contract/transfer/import.ts'
import { ContentForm } from '../content/content-edit.tsx'
import { useContentForm } from '../content/use-content-form.ts'
import { DialogButton } from '../core/dialogs/dialog-button.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { common, SayButton, useWords } from '../core/words/use-words.ts'
import { guessFact } from './guess-fact.ts'
import words from './words.json' with { type: 'json' }

interface MakeFactProps {
  /** Of the items of the table. */
  entity: string
  column: NonNullable<ImportedFile['columns']>[number]
  onMade: (fact: ImportedFact) => void
}

/** At a column that no field has, of items that have own facts: makes it one. */
export function MakeFactButton({ entity, column, onMade }: MakeFactProps) {
  const say = useWords()
  if (column.kinds.some((kind) => kind === entity) || !FACTS_OF.some(({ value }) => value === entity)) return null
  return (
    <DialogButton
      words={words.makeFact}
      aria-label={say(words.makeFactOf, { name: column.name })}
      renderDialog={(close) => (
        <TitledDialog title={say(words.makeFactOf, { name: column.name })} maxWidth="md" scroll="body">
          <FactForm entity={entity} column={column} onMade={onMade} onClose={close} />
        </TitledDialog>
      )}
    />
  )
}

/** An import reads published facts alone: the form of a draft stays open. */
function FactForm({ entity, column: { name, values }, onMade, onClose }: MakeFactProps & { onClose: () => void }) {
  const say = useWords()
  const [begun] = useState(() => ({
    values: guessFact(entity, name, values),
    form: Math.random().toString(36).slice(2),
  }))
  const onSaved = (record: { id: number; state: string }) => {
    if (record.state !== 'published') return
    onClose()
    onMade(toImportedFact(record.id, record as object as DocumentOf<typeof factKind>))
  }
  const contentForm = useContentForm(factKind, undefined, onSaved, begun.values, begun.form)
  const cancel = () => {
    contentForm.letGo()
    onClose()
  }
  return (
    <>
      <DialogContent>
        {say(words.makeFactHelp)}
        <ContentForm contentForm={contentForm} />
      </DialogContent>
      <DialogActions>
        <SayButton words={common.action.cancel} onClick={cancel} />
      </DialogActions>
    </>
  )
}
