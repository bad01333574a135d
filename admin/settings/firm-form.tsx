import { Alert, Box, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { FormProvider, useFormState } from 'react-hook-form'
import type { ContentRecord } from '../../contract/content/content.ts'
import { settingsKind } from '../../contract/settings/kind.ts'
import { ConflictDialog } from '../content/conflict-dialog.tsx'
import { ContentFormContext, useContentFormContext } from '../core/forms/content-form-context.ts'
import { toValues } from '../core/forms/documents.ts'
import { FormBar } from '../content/form-bar.tsx'
import { useUnsaved } from '../core/layout/unsaved-forms.tsx'
import { LocalCopyBanner } from '../content/local-copy-banner.tsx'
import { TranslatedFields } from '../content/fields-tab.tsx'
import { useContentForm } from '../content/use-content-form.ts'
import { FieldInput } from '../core/fields/field-input.tsx'
import { useSetUp } from '../set-up/use-set-up.ts'
import setUpWords from '../set-up/words.json' with { type: 'json' }
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import firmWords from './firm-words.json' with { type: 'json' }

const PlaceOnMap = lazy(async () => ({ default: (await import('./place-on-map.tsx')).PlaceOnMap }))

type FieldName = keyof typeof settingsKind.fields
const NAMES: FieldName[] = ['name', 'shortName', 'tagline']
const OFFICE: FieldName[] = ['address', 'hours']
const WAYS: FieldName[] = ['phones', 'email']
const kind = settingsKind

/** In a new store, the day of founding is nobody's: it is asked for. */
function withoutDefaults(record: ContentRecord): ContentRecord {
  return record['name'] === '' ? { ...record, foundedOn: '' } : record
}

/** The particulars of the firm in one form: the settings that a new site needs. */
export function FirmForm({ record, onDone }: { record: ContentRecord; onDone: () => void }) {
  const contentForm = useContentForm(kind, withoutDefaults(record), onDone)
  useUnsaved(contentForm.isDirty, true)
  return (
    <ContentFormContext value={contentForm}>
      <FormProvider {...contentForm.form}>
        <Box component="form" noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <LocalCopyBanner />
          <SampleNote record={record} />
          <TranslatedFields fields={fieldsOf(NAMES)} />
          <Inputs names={['languages', 'foundedOn', ...WAYS]} />
          <TranslatedFields fields={fieldsOf(OFFICE)} />
          <SayText words={kind.fields.location.label} sx={{ marginTop: 2 }} />
          <Inputs names={['location']} />
          <Suspense fallback={<Box sx={{ height: '12rem' }} />}>
            <PlaceOnMap />
          </Suspense>
          <Bar />
        </Box>
        <ConflictDialog />
      </FormProvider>
    </ContentFormContext>
  )
}

/** Offers an empty form where the firm is still the invented one of the sample content. */
function SampleNote({ record }: { record: ContentRecord }) {
  const say = useWords()
  const { form } = useContentFormContext()
  const { data: steps } = useSetUp()
  const isOwn = record.version > 1 || steps?.find(({ name }) => name === kind.entity)?.isDone !== false
  if (isOwn || record['name'] === '') return null
  const empty = () => {
    for (const [name, value] of Object.entries(toValues(kind))) form.setValue(name, value, { shouldDirty: true })
    form.setFocus('name')
  }
  return (
    <Alert severity="info" sx={{ marginBottom: 2 }} action={<SayButton words={firmWords.empty} onClick={empty} />}>
      {say(firmWords.sample)}
    </Alert>
  )
}

const fieldsOf = (names: FieldName[]) => names.map((name) => [name, kind.fields[name]] as [string, never])

function Inputs({ names }: { names: FieldName[] }) {
  return (
    <Box sx={{ maxWidth: '32rem', marginBlock: 1 }}>
      {names.map((name) => (
        <FieldInput key={name} name={name} field={kind.fields[name]} />
      ))}
    </Box>
  )
}

function Bar() {
  const say = useWords()
  const { form, isSaving, save } = useContentFormContext()
  const { isDirty } = useFormState({ control: form.control })
  return (
    <FormBar>
      <SayButton words={setUpWords.save} variant="contained" disabled={isSaving} onClick={() => void save(true)} />
      <Typography role="status" variant="quiet">
        {isSaving ? say(common.save.saving) : isDirty ? say(common.save.not_saved) : ''}
      </Typography>
    </FormBar>
  )
}
