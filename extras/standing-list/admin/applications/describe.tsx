import { Typography, type TypographyProps } from '@mui/material'
import { EnglishText } from '../../../../admin/core/api/error-text.tsx'
import { RouterLink } from '../../../../admin/core/packages.ts'
import { Rows } from '../../../../admin/core/lists/rows.tsx'
import { useTimes } from '../../../../admin/core/words/use-times.ts'
import { useWords, type Say } from '../../../../admin/core/words/use-words.ts'
import { formatFiscalYear } from '../../../../contract/calendar/fiscal-year.ts'
import type { ApplicationSummary, Change } from '../../contract/applications.ts'
import words from './words.json' with { type: 'json' }

/** In the address, before the id of an office whose form is open. */
export const OFFICE = 'office-'

export const yearIn = (year: number, say: Say): string => say.digits(formatFiscalYear(year))

type FactsProps = TypographyProps & { of: ApplicationSummary | null; children?: string | number | null }

/** The state of an application, if there is one, with its days, its receipt and its fault; behind it, another fact. */
export function Facts({ of, children, ...look }: FactsProps) {
  const say = useWords()
  const { dayOf } = useTimes()
  const facts = [
    say(words.is[of?.state ?? 'none']),
    of?.sentOn && say(words.sentOn, { day: dayOf(of.sentOn) }),
    of?.receipt && say(words.receiptIs, { receipt: of.receipt }),
    of?.listedUntil && say(words.until, { day: dayOf(of.listedUntil) }),
    children,
  ]
  return (
    <Typography {...look}>
      {facts.filter(Boolean).join(' · ')}
      {of?.fault && ' · '}
      {of?.fault && <EnglishText>{of.fault}</EnglishText>}
    </Typography>
  )
}

/** With one, or without it where it was among them. */
export const toggled = <Of,>(all: readonly Of[], one: Of): Of[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** In a tab of its own: what is chosen and typed stays. */
export const BESIDE = { target: '_blank', rel: 'noopener' }

interface LinksProps {
  /** Without a path: a text. */
  items: { path: string; text: string }[]
  empty?: string | undefined
  isBeside?: boolean
}

/** A list of records, each of which is a link. */
export function Links({ items, empty = '', isBeside = false }: LinksProps) {
  return (
    <Rows items={items} empty={empty}>
      {({ path, text }) => (
        <Typography component="li" key={`${path} ${text}`} sx={{ paddingBlock: '3px' }}>
          {path === '' ? (
            text
          ) : (
            <RouterLink to={path} {...(isBeside && BESIDE)}>
              {text}
            </RouterLink>
          )}
        </Typography>
      )}
    </Rows>
  )
}

/** Each leads to its record. */
export function Changes({ changes, ...look }: { changes: Change[] } & Omit<LinksProps, 'items'>) {
  const say = useWords()
  const nothing = say(words.nothing)
  const items = changes.map(({ name, was, is, path }) => {
    const values = { name: say(name), was: was || nothing, is: is || nothing }
    return { path, text: say(was === is ? words.changeOther : words.change, values) }
  })
  return <Links items={items} {...look} />
}
