import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  useChoicesContext,
  type AutocompleteArrayInputProps,
  type SelectInputProps,
  type RaRecord,
  useCreateSuggestionContext,
} from 'react-admin'
import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { aboutOf } from '../../../contract/facts/kind.ts'
import { ownFacts } from '../../../contract/facts/own-facts.ts'
import { emptyRow } from '../../../contract/fields/table.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { useContentFormContext } from '../forms/content-form-context.ts'
import { isNested, type Kind } from '../../../contract/fields/kind.ts'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import {
  BY_TITLE,
  hasName,
  PUBLISHED,
  useDistrictChoices,
  useLocalLevelChoices,
  useNestedChoices,
  useOfferedFacts,
  useTitleOf,
  useTopChoices,
  type GroupedChoice,
} from './grouped-choices.ts'
import { useFault } from './use-fault.ts'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }
import listWords from '../lists/list-words.json' with { type: 'json' }
import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { Field } from '../../../contract/fields/field.ts'
import { useMay } from '../auth/use-may.ts'
import { useFormCall } from '../auth/use-form-call.ts'
import { contentCalls } from '../forms/content-calls.ts'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { menuItems } from '../layout/choices.tsx'

const searchQuery = (search: string) => ({ search })
const groupOf = ({ group }: RaRecord): string => group

/** One of a few. */
function FewInput({ of: { source, field, label, help }, ...props }: { of: FieldProps } & Partial<SelectInputProps>) {
  const validate = useFault(field, label)
  const isRequired = field.isRequired === true
  return <SelectInput {...{ source, label, isRequired, validate }} helperText={help ?? false} {...props} />
}

/** One of a few values. */
export function ChoiceInput(props: FieldProps) {
  const say = useWords()
  const choices = (props.field.choices ?? []).map(({ value, label }) => ({ id: value, name: say(label) }))
  return <FewInput of={props} choices={choices} />
}

/** An item of another kind, found by typing; a parent of the same kind is chosen from the top level. */
export function ReferenceFieldInput(props: FieldProps) {
  const { kind } = useContentFormContext()
  if (props.field.to === 'facts') return <FactInput {...props} />
  return isNested(kind) && kind.group === props.source ? <ParentInput {...props} /> : <SearchedInput {...props} />
}

function SearchedInput({ source, field, label, help }: FieldProps) {
  const say = useWords()
  const validate = useFault(field, label)
  const titleOf = useTitleOf()
  const disabled = useIsReadOnly()
  const add = useAddItem(field)
  return (
    <ReferenceInput source={source} reference={field.to!} filter={field.mayBeDraft ? {} : PUBLISHED} sort={BY_TITLE}>
      <AutocompleteInput
        {...add}
        disabled={disabled}
        label={label}
        optionText={titleOf}
        filterToQuery={searchQuery}
        // Of a site that has none yet, nothing else says why.
        noOptionsText={say(field.isRequired ? inputWords.no_options : inputWords.no_options_yet, {
          kind: say(kindOf(field.to as ContentEntity).plural),
        })}
        isRequired={field.isRequired === true || field.isNeededToPublish === true}
        validate={validate}
        helperText={help ?? false}
      />
    </ReferenceInput>
  )
}

const NO_VALUE = emptyRow(ownFacts(''))

/** An own fact of the form's kind. Another one begins without a value, which may be of another type. */
function FactInput(props: FieldProps) {
  const { source } = props
  const { kind } = useContentFormContext()
  const { getValues, setValue } = useFormContext()
  const choices = useOfferedFacts(aboutOf(kind.entity), useWatch({ name: source }))
  const clear = () =>
    setValue(
      source.replace(/\.factId$/, ''),
      { ...NO_VALUE, factId: getValues(source) as number },
      { shouldDirty: true },
    )
  return <FewInput of={props} choices={choices} isRequired onChange={clear} />
}

function ParentInput(props: FieldProps) {
  const { kind, record } = useContentFormContext()
  const say = useWords()
  const choices = useTopChoices(kind.entity).filter(({ id }) => id !== record?.id)
  return <FewInput of={props} choices={choices} emptyText={say(listWords.order.none)} />
}

/** Items of another kind, in order; those of a nested kind stand beneath their parents. */
export function ReferencesInput(props: FieldProps) {
  return isNested(kindOf(props.field.to as ContentEntity)) ? (
    <NestedInput {...props} />
  ) : (
    <SearchedArrayInput {...props} />
  )
}

function NestedInput(props: FieldProps) {
  return <GroupedInput of={props} choices={useNestedChoices(props.field.to!)} {...useAddItem(props.field)} />
}

function SearchedArrayInput(props: FieldProps) {
  const { source, field } = props
  const titleOf = useTitleOf()
  const add = useAddItem(field)
  return (
    <ReferenceArrayInput source={source} reference={field.to!} filter={PUBLISHED} sort={BY_TITLE}>
      <ManyInput {...add} of={props} optionText={titleOf} filterToQuery={searchQuery} />
    </ReferenceArrayInput>
  )
}

/** Several of many. While the present ones are awaited, another one would take their place. */
function ManyInput({
  of: { source, label, help },
  ...props
}: { of: FieldProps } & Partial<AutocompleteArrayInputProps>) {
  const { allChoices = [], isPending } = useChoicesContext(props.choices && { choices: props.choices })
  const values = (useWatch({ name: source }) ?? []) as unknown[]
  const areAwaited = values.length > 0 && (isPending || allChoices.length === 0)
  const isReadOnly = useIsReadOnly()
  return (
    <AutocompleteArrayInput
      {...props}
      source={source}
      label={label}
      disabled={isReadOnly || areAwaited}
      helperText={help ?? false}
    />
  )
}

/** Districts of Nepal, by province. */
export function DistrictsInput(props: FieldProps) {
  return <GroupedInput of={props} choices={useDistrictChoices()} />
}

/** The local levels of the form's districts. */
export function LocalLevelsInput(props: FieldProps) {
  const districts = useWatch({ name: 'districts' }) as string[]
  return <GroupedInput of={props} choices={useLocalLevelChoices(districts)} />
}

const GroupedInput = (props: ComponentProps<typeof ManyInput> & { choices: GroupedChoice[] }) => (
  <ManyInput {...props} groupBy={groupOf} matchSuggestion={hasName} disableCloseOnSelect />
)

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
function useAddItem({ to, mayBeDraft }: Field) {
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
