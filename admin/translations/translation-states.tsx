import { Alert, Button, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { LOCALE_NAMES, OTHER_LOCALES, type OtherLocale } from '../../contract/locale.ts'
import { ErrorText } from '../core/api/error-text.tsx'
import { revisionOf } from '../core/forms/content-calls.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import { isBlank, type ContentValues } from '../core/forms/kind-form.ts'
import translationWords from '../core/forms/translation-words.json' with { type: 'json' }
import { useIsReadOnly } from '../core/forms/use-is-read-only.ts'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'
import { useWords } from '../core/words/use-words.ts'

const Difference = lazy(async () => ({ default: (await import('../core/fields/difference.tsx')).Difference }))

/** Of each translation: whether visitors see it, and whether it is older than the English. */
export function TranslationStates() {
  const { kind, form, record } = useContentFormContext()
  // Only which languages are written: their texts change with each key.
  const locales = useWatch({
    control: form.control,
    compute: ({ translations, ...english }: ContentValues) => ({
      written: OTHER_LOCALES.filter((locale) => !isBlank(Object.values(translations?.[locale] ?? {}))),
      isInEnglish: !isBlank(english[kind.title]),
    }),
  })
  const written = useOtherLocales().filter((locale) => locales.written.includes(locale))
  const outdated = (record?.['outdated'] ?? {}) as Record<string, Record<string, number>>
  return written.map((locale) => (
    <div key={locale}>
      {(kind.isFixed || locales.isInEnglish) && <PublishedSwitch locale={locale} />}
      {outdated[locale] && <OutdatedNote key={record?.version} locale={locale} versions={outdated[locale]} />}
    </div>
  ))
}

/** Publishes a language with the next save, or withdraws it. */
function PublishedSwitch({ locale }: { locale: OtherLocale }) {
  const say = useWords()
  const drafts = useLocaleList('draftLocales')
  const isReadOnly = useIsReadOnly()
  const isDraft = drafts.has(locale)
  const language = say({ en: LOCALE_NAMES[locale].english, ne: LOCALE_NAMES[locale].own })
  return (
    <>
      <FormControlLabel
        disabled={isReadOnly}
        control={<Switch checked={!isDraft} onChange={(_event, isPublic) => drafts.set(locale, !isPublic)} />}
        label={say(translationWords.visitors_see, { language })}
      />
      {isDraft && (
        <FormHelperText role="status" sx={{ marginTop: 0, marginBottom: 1 }}>
          {say(translationWords.visitors_see_english, { language })}
        </FormHelperText>
      )}
    </>
  )
}

interface OutdatedNoteProps {
  locale: OtherLocale
  /** By field: the version with the English that it was translated from. */
  versions: Record<string, number>
}

/** Says which English texts have changed since they were translated, and shows how. */
function OutdatedNote({ locale, versions }: OutdatedNoteProps) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const checked = useLocaleList('checkedLocales')
  const isReadOnly = useIsReadOnly()
  const [isOpen, setOpen] = useState(false)
  if (checked.has(locale)) {
    return (
      <Alert
        severity="success"
        sx={{ marginBottom: 1 }}
        action={<Button onClick={() => checked.set(locale, false)}>{say(translationWords.undo)}</Button>}
      >
        {say(translationWords.will_count)}
      </Alert>
    )
  }
  const names = Object.keys(versions).map((name) => say(kind.fields[name]?.label ?? { en: name }))
  return (
    <Alert severity="warning" sx={{ marginBottom: 1, '& .MuiAlert-message': { flexGrow: 1 } }}>
      {say(translationWords.outdated)} {names.join(', ')}
      {isOpen && (
        <Suspense>
          <Changes versions={versions} />
        </Suspense>
      )}
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? translationWords.hide : translationWords.show)}
        </Button>
        {!isReadOnly && <Button onClick={() => checked.set(locale, true)}>{say(translationWords.still_right)}</Button>}
      </div>
    </Alert>
  )
}

function Changes({ versions }: Pick<OutdatedNoteProps, 'versions'>) {
  const { kind, record, base } = useContentFormContext()
  const say = useWords()
  const numbers = [...new Set(Object.values(versions))]
  const revisions = useQueries({ queries: numbers.map((number) => revisionOf(kind.entity, record!.id, number)) })
  const error = revisions.find((revision) => revision.error)?.error
  if (error) return <ErrorText error={error} />
  return (
    <>
      <div>{say(formWords.history.legend)}</div>
      {Object.entries(versions).map(([name, number]) => {
        const then = revisions[numbers.indexOf(number)]?.data?.document
        return then && <Difference key={name} kind={kind} path={name} now={base.document[name]} before={then[name]} />
      })}
    </>
  )
}

/** A value of the form that is a list of languages. */
function useLocaleList(name: 'draftLocales' | 'checkedLocales') {
  const { form } = useContentFormContext()
  const { field } = useController({ control: form.control, name })
  const listed = (field.value ?? []) as OtherLocale[]
  return {
    has: (locale: OtherLocale) => listed.includes(locale),
    set: (locale: OtherLocale, isListed: boolean) =>
      field.onChange(OTHER_LOCALES.filter((one) => (one === locale ? isListed : listed.includes(one)))),
  }
}
