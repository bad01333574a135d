import { Box, TextField } from '@mui/material'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useNotify } from '../../../admin/core/packages.ts'
import type { RecordHealth, RecordOwner } from '../contract/record-health.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useFormCall, type FieldOf } from '../../../admin/core/auth/use-form-call.ts'
import { DialogForm } from '../../../admin/core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import { common, useWords, SayButton, SayText } from '../../../admin/core/words/use-words.ts'
import words from './words.json' with { type: 'json' }
import { LOCALE_NAMES } from '../../../contract/locale.ts'
import { PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { menuItems } from '../../../admin/core/layout/choices.tsx'

interface OwnerDialogProps {
  records: readonly Pick<RecordHealth, 'entity' | 'id' | 'owner'>[]
  onClose: () => void
}

export function OwnerDialog({ records, onClose }: OwnerDialogProps) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const items = records.map(({ entity, id }) => ({ entity, id }))
  const save = async (owner: RecordOwner | null) => {
    await call('/record-health/owner', { method: 'PUT', body: { items, owner } })
    const isOther = ({ queryKey: [board, part] }: Query) => board === 'record-health' && part !== 'list'
    void queryClient.invalidateQueries({ predicate: isOther })
    // The rows stay where they are, so that what was selected can be asked at once.
    queryClient.setQueriesData<{ data: RecordHealth[] }>({ queryKey: ['record-health', 'list'] }, (list) => {
      const own = new Set(items.map(({ entity, id }) => `${entity} ${id}`))
      const change = (one: RecordHealth) =>
        own.has(`${one.entity} ${one.id}`)
          ? { ...one, owner, faults: one.faults.filter((fault) => fault !== 'owner') }
          : one
      return list && { ...list, data: list.data.map(change) }
    })
    notify(say(words.ownerSaved), { type: 'success' })
    onClose()
  }
  const form = useFormCall((values) => save(ownerIn(values) as RecordOwner))
  const shared = commonOwner(records)
  return (
    <TitledDialog title={say(words.ownerTitle, { count: records.length })} onClose={onClose}>
      <DialogForm
        form={form}
        submit={say(common.action.save)}
        onClose={onClose}
        actions={
          <>
            <SayButton words={words.byDefault} onClick={() => void form.attempt(() => save(null))} />
            <Box sx={{ flexGrow: 1 }} />
          </>
        }
      >
        <SayText words={words.ownerHelp} variant="body2" sx={{ marginBottom: 1 }} />
        <OwnerFields owner={shared} fieldOf={form.fieldOf} isRequired />
      </DialogForm>
    </TitledDialog>
  )
}

/** That of all of them; null where they differ. */
function commonOwner(records: OwnerDialogProps['records']): RecordOwner | null {
  const [first] = records
  return first && records.every(({ owner }) => owner?.email === first.owner?.email) ? first.owner : null
}

interface OwnerFieldsProps {
  owner: RecordOwner | null
  fieldOf: FieldOf
  isRequired?: boolean
}

export function OwnerFields({ owner, fieldOf, isRequired = false }: OwnerFieldsProps) {
  return (
    <>
      <TextField
        defaultValue={owner?.name ?? ''}
        required={isRequired}
        {...fieldOf('owner.name', words.name, words.nameFault)}
      />
      <TextField
        type="email"
        defaultValue={owner?.email ?? ''}
        required={isRequired}
        {...fieldOf('owner.email', words.email, words.emailFault)}
      />
      <TextField select defaultValue={owner?.language ?? 'en'} {...fieldOf('owner.language', words.language)}>
        {menuItems(PAGE_LOCALES, (locale) => [locale, LOCALE_NAMES[locale].own])}
      </TextField>
    </>
  )
}

/** As the fields have it, for the call to check. */
export function ownerIn(values: Record<string, string>) {
  const { 'owner.name': name = '', 'owner.email': email = '', 'owner.language': language } = values
  return { name, email, language }
}
