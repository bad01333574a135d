import { Box, FormHelperText, Link } from '@mui/material'
import { useState } from 'react'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { useMay } from '../../../admin/core/auth/use-may.ts'
import { Section } from '../../../admin/core/layout/section.tsx'
import { RouterLink, useLocale, usePermissions } from '../../../admin/core/packages.ts'
import { common, useWords, SayButton } from '../../../admin/core/words/use-words.ts'
import { addDays } from '../../../contract/calendar/day-number.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { Words } from '../../../contract/locale.ts'
import { COUNTRY_MINIMUM, OTHER_VALUES } from '../contract/visit-kinds.ts'
import type { Visits, VisitValue } from '../contract/visits.ts'
import words from './words.json' with { type: 'json' }

/** So many days of Nepal that end `ago` days before today, as a query. */
export function spanOf(days: number, ago = 0): string {
  const to = addDays(nepalDay(new Date()), -ago)
  return `from=${addDays(to, 1 - days)}&to=${to}`
}

/** The month of Nepal's day so far, in AD as the monthly mail has it. */
export const thisMonth = (): string => spanOf(Number(nepalDay(new Date()).slice('yyyy-mm-'.length)))

export const useVisits = (span: string) => useRead<Visits>(['visits', span], `/visits?${span}`)

/** Rows until all are asked for. */
const FIRST = 10
type ListKind = keyof typeof words.lists
const BY_VISITS: readonly ListKind[] = ['source', 'host', 'country']

/** The most frequent values of one kind, and what can be done about each; nothing where there are none. */
export function VisitList({ kind, values }: { kind: ListKind; values: readonly VisitValue[] }) {
  const say = useWords()
  const nameOf = useNames(kind)
  const [isWhole, setWhole] = useState(false)
  if (values.length === 0) return null
  const isByVisits = BY_VISITS.includes(kind)
  const title = say(words.lists[kind])
  return (
    <Section title={title}>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th>{title}</th>
            <th>{say(isByVisits ? words.visits : words.often)}</th>
          </tr>
        </thead>
        <tbody>
          {values.slice(0, isWhole ? values.length : FIRST).map(({ value, visits, views }) => (
            <tr key={value}>
              <th scope="row">{nameOf(value)}</th>
              <td>{say.number(isByVisits ? visits : views)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {values.length > FIRST && !isWhole && (
        <SayButton words={words.showAll} values={{ count: values.length }} onClick={() => setWhole(true)} />
      )}
      {kind === 'country' && <FormHelperText>{say(words.few, { count: COUNTRY_MINIMUM })}</FormHelperText>}
    </Section>
  )
}

export const PageLink = ({ path }: { path: string }) => (
  <Link href={path} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', minWidth: 24, minHeight: 24 }}>
    {path}
  </Link>
)

/** Values as staff read them. */
function useNames(kind: ListKind) {
  const say = useWords()
  const locale = useLocale()
  const { writesNew } = useMay()
  const { permissions } = usePermissions<string>()
  const ofKinds: Partial<Record<ListKind, Record<string, Words>>> = words.values
  const known: Record<string, Words> = { ...ofKinds[kind], [OTHER_VALUES]: words.others }
  return (value: string) => {
    const withButton = (label: Words, to: string, state?: object) => (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        {kind === 'page' ? <PageLink path={value} /> : value}
        <SayButton words={label} component={RouterLink} to={to} state={state} aria-label={`${say(label)}: ${value}`} />
      </Box>
    )
    if (Object.hasOwn(known, value)) return say(known[value]!)
    // The pattern of pages whose addresses have secrets.
    if (value.includes('/:')) return value
    if (kind === 'page') return withButton(common.action.edit, `/edit?path=${encodeURIComponent(value)}`)
    if (kind === 'search' && writesNew)
      return withButton(words.makePage, '/site-pages/create', { copied: { title: value } })
    if (kind === 'missing' && permissions === 'owner')
      return withButton(words.redirect, '/redirects/create', { from: value })
    if (kind === 'country') return new Intl.DisplayNames(locale, { type: 'region' }).of(value)
    return value
  }
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: 0.5, borderBottom: 1, borderColor: 'divider', fontWeight: 400, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '0.8rem', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
}
