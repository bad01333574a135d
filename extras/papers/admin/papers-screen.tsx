import { Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { addRefusals } from '../../../admin/core/api/error-text.tsx'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { useDialogPlace } from '../../../admin/core/dialogs/use-dialog-place.ts'
import { SelectField } from '../../../admin/core/layout/choices.tsx'
import { Desk } from '../../../admin/core/layout/desk.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { FilterFields, useListFilter } from '../../../admin/core/lists/list-filter.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { RouterLink } from '../../../admin/core/packages.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { SayButton, SayText, useWords } from '../../../admin/core/words/use-words.ts'
import { PAPER_KIND_CODES, PAPER_KINDS, STANDING_LIST_LAW, titleOf } from '../contract/paper-kinds.ts'
import type { PaperGap, Shelf } from '../contract/papers.ts'
import { factsOf, PaperPage, yearIn } from './paper-page.tsx'
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

/** Papers that the address says by its filters. */
function PaperShelf() {
  const say = useWords()
  const times = useTimes()
  const { dayOf } = times
  const { placeOf, newPlace } = useDialogPlace('papers')
  const list = useListFilter(['state', 'kind', 'search'])
  const { filter, show } = list
  const path = `/papers?${list.query}`
  const read = useRead<Shelf>(['papers', path], path, { placeholderData: keepPreviousData })
  const kinds = PAPER_KIND_CODES.map((kind) => [kind, say(PAPER_KINDS[kind].name)] as const)
  const { asOf, ...law } = STANDING_LIST_LAW
  const valuesOf = ({ kind, fiscalYear, dueUntil }: PaperGap) => ({
    kind: say(PAPER_KINDS[kind].name),
    year: fiscalYear === null ? '' : yearIn(fiscalYear, say),
    day: dueUntil === null ? '' : dayOf(dueUntil),
  })
  // In place of one that has ended.
  const formOf = ({ kind, latest }: PaperGap) =>
    latest === null ? `/papers/create?kind=${kind}` : `/papers/${latest}?renew`
  const sectionOf = (gaps: PaperGap[]) => (
    <Section title={say(words.gaps)}>
      <Rows items={gaps} empty={say(words.noGaps)}>
        {(gap) => (
          <Row
            key={gap.kind}
            action={<SayButton words={words.addGap} values={valuesOf(gap)} component={RouterLink} to={formOf(gap)} />}
          >
            {say(gap.dueUntil ? words.gapDue : gap.fiscalYear ? words.gapOfYear : words.gap, valuesOf(gap))}
          </Row>
        )}
      </Rows>
      <SayText
        words={words.law}
        values={{ ...law, regulation: say.digits(String(law.regulation)), day: dayOf(asOf) }}
        variant="quiet"
      />
    </Section>
  )
  return (
    <>
      <SayButton words={words.add} variant="contained" component={RouterLink} to={newPlace} />
      <FilterFields of={list} words={words} counts={read.data?.counts}>
        <SelectField
          label={say(words.kindFilter)}
          value={filter['kind'] ?? 'all'}
          choices={[['all', say(words.all)], ...kinds]}
          onChoose={(kind) => show({ kind: kind === 'all' ? '' : kind })}
        />
      </FilterFields>
      <Loaded of={read}>
        {({ gaps, papers }) => (
          <>
            {(gaps.length > 0 || filter['state'] === 'missing') && sectionOf(gaps)}
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
