import { Button, Stack, TextField, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { addRefusals } from '../../../admin/core/api/error-text.tsx'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { useDialogPlace } from '../../../admin/core/dialogs/use-dialog-place.ts'
import { menuItems } from '../../../admin/core/layout/choices.tsx'
import { Desk } from '../../../admin/core/layout/desk.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { FilterFields, useListFilter } from '../../../admin/core/lists/list-filter.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { RouterLink } from '../../../admin/core/packages.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { SayButton, SayText, useWords } from '../../../admin/core/words/use-words.ts'
import { PAPER_KIND_CODES, PAPER_KINDS, PAPER_STATES, STANDING_LIST_LAW, titleOf } from '../contract/paper-kinds.ts'
import type { PaperGap, Shelf } from '../contract/papers.ts'
import { factsOf, yearIn } from './describe-paper.ts'
import { PaperPage } from './paper-page.tsx'
import refusals from './refusals.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

addRefusals(refusals)

/** The shelf; or one paper, which has its own address. */
export function PapersScreen() {
  const { id, isNew, close } = useDialogPlace('papers')
  const isOne = isNew || id !== undefined
  return (
    <Desk>{isOne ? <PaperPage key={id} id={isNew ? undefined : Number(id)} onClose={close} /> : <PaperShelf />}</Desk>
  )
}

const SHOWN_STATES = ['missing', ...PAPER_STATES] as const

/** Papers that the address says by its filters. */
function PaperShelf() {
  const say = useWords()
  const times = useTimes()
  const { placeOf, newPlace } = useDialogPlace('papers')
  const list = useListFilter(['state', 'kind', 'search'])
  const { filter, show } = list
  const path = `/papers?${list.query}`
  const read = useRead<Shelf>(['papers', path], path, { placeholderData: keepPreviousData })
  const counts = read.data?.counts
  const stateNames = SHOWN_STATES.map(
    (one) => [one, say(words.states[one], { number: counts ? (counts[one] ?? 0) : '…' })] as const,
  )
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SayButton words={words.add} variant="contained" component={RouterLink} to={newPlace} />
      </Stack>
      <FilterFields of={list} words={words} states={Object.fromEntries(stateNames)}>
        <TextField
          select
          label={say(words.kindFilter)}
          value={filter['kind'] ?? 'all'}
          onChange={({ target }) => show({ kind: target.value === 'all' ? '' : target.value })}
        >
          {menuItems(['all', ...PAPER_KIND_CODES] as const, (kind) => [
            kind,
            say(kind === 'all' ? words.all : PAPER_KINDS[kind].name),
          ])}
        </TextField>
      </FilterFields>
      <Loaded of={read}>
        {({ gaps, papers }) => (
          <>
            {(gaps.length > 0 || filter['state'] === 'missing') && <Gaps gaps={gaps} />}
            {filter['state'] !== 'missing' && (
              <Section title={say(words.list)}>
                <Rows items={papers} empty={say(list.isFiltered ? words.noneFound : words.none)}>
                  {(paper) => (
                    <Row key={paper.id} action={null}>
                      <RouterLink to={placeOf(paper.id)}>{say(titleOf(paper))}</RouterLink>
                      <Typography variant="quiet">{factsOf(paper, say, times)}</Typography>
                    </Row>
                  )}
                </Rows>
              </Section>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

/** Each leads to the form of the paper that is missing, which takes the place of the one that has ended. */
function Gaps({ gaps }: { gaps: PaperGap[] }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const { asOf, ...law } = STANDING_LIST_LAW
  const textOf = ({ fiscalYear, dueUntil }: PaperGap, kind: string) => {
    const year = fiscalYear === null ? '' : yearIn(fiscalYear, say)
    if (dueUntil !== null) return say(words.gapDue, { kind, year, day: dayOf(dueUntil) })
    return say(fiscalYear === null ? words.gap : words.gapOfYear, { kind, year })
  }
  const placeOf = ({ kind, latest }: PaperGap) =>
    latest === null ? `/papers/create?kind=${kind}` : `/papers/${latest}?renew`
  return (
    <Section title={say(words.gaps)}>
      <Rows items={gaps} empty={say(words.noGaps)}>
        {(gap) => {
          const kind = say(PAPER_KINDS[gap.kind].name)
          return (
            <Row
              key={gap.kind}
              action={
                <Button component={RouterLink} to={placeOf(gap)}>
                  {say(words.addGap, { kind })}
                </Button>
              }
            >
              {textOf(gap, kind)}
            </Row>
          )
        }}
      </Rows>
      <SayText
        words={words.law}
        values={{ ...law, regulation: say.digits(String(law.regulation)), day: dayOf(asOf) }}
        variant="quiet"
      />
    </Section>
  )
}
