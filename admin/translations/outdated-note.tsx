import { Alert, Button } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { OtherLocale } from '../../contract/locale.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { formWords } from '../core/forms/form-words.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { useIsReadOnly } from '../core/forms/use-is-read-only.ts'
import { ErrorText } from '../core/api/error-text.tsx'
import { TRANSLATION_WORDS } from '../core/forms/translation-words.ts'
import { useWords } from '../core/words/use-words.ts'
import { useLocaleList } from './use-locale-list.ts'

const Difference = lazy(async () => ({ default: (await import('../core/fields/difference.tsx')).Difference }))

interface OutdatedNoteProps {
  locale: OtherLocale
  /** By field: the version with the English that it was translated from. */
  versions: Record<string, number>
}

/** Says which English texts have changed since they were translated, and shows how. */
export function OutdatedNote({ locale, versions }: OutdatedNoteProps) {
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
        action={<Button onClick={() => checked.set(locale, false)}>{say(TRANSLATION_WORDS.undo)}</Button>}
      >
        {say(TRANSLATION_WORDS.will_count)}
      </Alert>
    )
  }
  const names = Object.keys(versions).map((name) => say(kind.fields[name]?.label ?? { en: name }))
  return (
    <Alert severity="warning" sx={{ marginBottom: 1, '& .MuiAlert-message': { flexGrow: 1 } }}>
      {say(TRANSLATION_WORDS.outdated)} {names.join(', ')}
      {isOpen && (
        <Suspense>
          <Changes versions={versions} />
        </Suspense>
      )}
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? TRANSLATION_WORDS.hide : TRANSLATION_WORDS.show)}
        </Button>
        {!isReadOnly && <Button onClick={() => checked.set(locale, true)}>{say(TRANSLATION_WORDS.still_right)}</Button>}
      </div>
    </Alert>
  )
}

function Changes({ versions }: Pick<OutdatedNoteProps, 'versions'>) {
  const { kind, record, base } = useContentFormContext()
  const say = useWords()
  const numbers = [...new Set(Object.values(versions))]
  const revisions = useQueries({
    queries: numbers.map((number) => ({
      queryKey: [kind.entity, 'revision', record?.id, number],
      queryFn: async () => (await contentCalls.getRevision(kind.entity, record!.id, number)).data,
    })),
  })
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
