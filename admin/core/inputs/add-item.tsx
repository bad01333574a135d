import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useCreateSuggestionContext } from 'react-admin'
import type { Field } from '../../../contract/fields/field.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import { useMay } from '../auth/use-may.ts'
import { useFormCall } from '../auth/use-form-call.ts'
import { contentCalls } from '../forms/content-calls.ts'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { inputWords } from '../words/input-words.ts'
import { menuItems } from '../layout/choices.tsx'

const ASKED = ['line', 'choice']

/** Stable, so that it is called once, when the dialog opens. */
const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** Fields that a new item cannot do without, beside its title, in the order of the declaration. */
const requiredFields = (kind: Kind): [string, Field][] =>
  Object.entries<Field>(kind.fields).filter(([name, { isRequired }]) => isRequired && name !== kind.title)

/**
 * Properties of an autocomplete of react-admin whose list ends with "Add '…'", for those who may add an item that the
 * field can refer to; none for kinds that need more than a dialog can ask.
 */
export function useAddItem({ to, mayBeDraft }: Field) {
  const say = useWords()
  const { publishes, writesNew } = useMay()
  const kind = kindOf(to as ContentEntity)
  const isShort = requiredFields(kind).every(([, { type, pattern }]) => ASKED.includes(type) && !pattern)
  if (!isShort || kind.isFixed || kind.isForOwners || !(mayBeDraft ? writesNew : publishes)) return {}
  return {
    create: <AddItemDialog kind={kind} isPublic={publishes} />,
    createLabel: say(inputWords.add.hint, { kind: say(kind.singular) }),
    createItemLabel: (name: string) => say(inputWords.add.named, { name }),
  }
}

function AddItemDialog({ kind, isPublic }: { kind: Kind; isPublic: boolean }) {
  const say = useWords()
  const client = useQueryClient()
  const { filter, onCancel, onCreate } = useCreateSuggestionContext()
  const form = useFormCall(async (values) => {
    const { data } = await contentCalls.create(kind.entity, { ...values, publish: isPublic })
    await client.invalidateQueries({ queryKey: [kind.entity] })
    onCreate({ ...data, title: values[kind.title], titles: {} })
  })
  return (
    <TitledDialog title={say(inputWords.add.title, { kind: say(kind.singular) })} onClose={onCancel}>
      <DialogForm form={form} submit={say(isPublic ? inputWords.add.publish : inputWords.add.draft)} onClose={onCancel}>
        <TextField
          {...form.fieldOf(kind.title, (kind.fields[kind.title] as Field).label)}
          defaultValue={filter}
          inputRef={focusOn}
        />
        {requiredFields(kind).map(([name, { label, choices }]) => (
          <TextField key={name} select={choices !== undefined} defaultValue="" {...form.fieldOf(name, label)}>
            {choices && menuItems(choices, (choice) => [choice.value, say(choice.label)])}
          </TextField>
        ))}
      </DialogForm>
    </TitledDialog>
  )
}
