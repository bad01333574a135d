import { Box, Button, Typography } from '@mui/material'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { useGetMany, useLocale } from 'react-admin'
import type { Field } from '../../../contract/fields/field.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { smallUrl } from '../pictures/thumbnail.tsx'
import { useTimes } from '../words/use-times.ts'
import { useWords } from '../words/use-words.ts'
import { FieldText, ValueText } from './field-text.tsx'
import { labelOf, textOf } from '../forms/field-words.ts'
import { fieldAt } from '../forms/kind-form.ts'
import formWords from '../forms/form-words.json' with { type: 'json' }

/** CSS pixels that a picture needs at least. */
const SMALL = 88

interface DifferenceProps {
  kind: Kind
  path: string
  now: unknown
  before: unknown
  /** Puts the earlier value into the form; left out: that is not offered. */
  onTakeBack?: () => void
}

/** Changes in a field since an earlier version: words of a text, rows of a table, pictures; else both values. */
export function Difference({ kind, path, now, before, onTakeBack }: DifferenceProps) {
  const say = useWords()
  const label = labelOf(kind, path, say)
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        {onTakeBack && (
          <Button onClick={onTakeBack} aria-label={say(formWords.history.take_back_of, { field: label })}>
            {say(formWords.history.take_back)}
          </Button>
        )}
      </Box>
      <div lang={fieldAt(path).locale}>
        <Marked kind={kind} path={path} now={now} before={before} />
      </div>
    </Box>
  )
}

function Marked({ kind, path, now, before }: Omit<DifferenceProps, 'onTakeBack'>) {
  const field = kind.fields[fieldAt(path).name]
  if (field?.type === 'table' || field?.type === 'blocks') return <MarkedRows field={field} now={now} before={before} />
  if (typeof now === 'string' && typeof before === 'string' && now && before && !field?.choices && !field?.precision)
    return <MarkedWords field={field} now={now} before={before} />
  const isPicture = field?.type === 'picture' || field?.type === 'pictures'
  const show = (value: unknown) =>
    isPicture ? <Pictures of={value} /> : <FieldText kind={kind} path={path} value={value} />
  return (
    <Box sx={isPicture ? { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 } : {}}>
      <Side of="before">{show(before)}</Side>
      <Side of="now">{show(now)}</Side>
    </Box>
  )
}

function MarkedWords({ field, now, before }: { field: Field | undefined; now: string; before: string }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const [one, other] = [before, now].map((value) => textOf(value, field, say, minuteOf)) as [string, string]
  if (one === other) return <Typography color="textSecondary">{say(formWords.history.only_marks)}</Typography>
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {diffWordsWithSpace(one, other).map(({ value, added, removed }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no names
        <Box key={index} component={added ? 'ins' : removed ? 'del' : 'span'} sx={markOf(added, removed)}>
          {value}
        </Box>
      ))}
    </Box>
  )
}

function MarkedRows({ field, now, before }: { field: Field; now: unknown; before: unknown }) {
  const texts = [before, now].map((rows) => ((rows ?? []) as object[]).map((row) => JSON.stringify(row)))
  return diffArrays(texts[0]!, texts[1]!).map(({ value, added, removed }, index) => (
    <Box
      // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own
      key={index}
      component={added ? 'ins' : removed ? 'del' : 'div'}
      sx={{ display: 'block', ...markOf(added, removed) }}
    >
      <ValueText field={field} value={value.map((text) => JSON.parse(text) as object)} />
    </Box>
  ))
}

function Pictures({ of }: { of: unknown }) {
  const say = useWords()
  const ids = (Array.isArray(of) ? of : [of]).filter((id): id is number => typeof id === 'number')
  const { data = [] } = useGetMany<PictureRecord>('pictures', { ids }, { enabled: ids.length > 0 })
  if (ids.length === 0) return <>—</>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {data.filter(Boolean).map(({ id, name, picture }) => (
        <Box
          key={id}
          component="img"
          src={smallUrl(picture, SMALL)}
          alt={name || say(formWords.history.picture)}
          loading="lazy"
          sx={{ display: 'block', maxWidth: '100%', height: SMALL, objectFit: 'contain' }}
        />
      ))}
    </Box>
  )
}

/** One of two values that stand beside each other. */
function Side({ of, children }: { of: 'before' | 'now'; children: React.ReactNode }) {
  const say = useWords()
  const locale = useLocale()
  return (
    <Box component={of === 'before' ? 'del' : 'ins'} sx={block}>
      <span lang={locale}>{say(formWords.history[of])}</span> {children}
    </Box>
  )
}

const block = { display: 'block', whiteSpace: 'pre-wrap', textDecoration: 'none' }

/** Not by colour alone: what was taken away is struck through, what was added underlined. */
function markOf(added: boolean, removed: boolean) {
  if (added) return { color: 'success.main', textDecoration: 'underline' }
  if (removed) return { color: 'error.main', textDecoration: 'line-through' }
  return { textDecoration: 'none' }
}
