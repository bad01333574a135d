import { Checkbox, LinearProgress, Stack } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../admin/core/api/call.ts'
import { addRefusals } from '../../../../admin/core/api/error-text.tsx'
import { GuardedDownload } from '../../../../admin/core/api/guarded-download.tsx'
import { useAttempt } from '../../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../../admin/core/api/use-read.ts'
import { ConfirmButton } from '../../../../admin/core/dialogs/use-confirm.tsx'
import { useDialogPlace } from '../../../../admin/core/dialogs/use-dialog-place.ts'
import { SelectField } from '../../../../admin/core/layout/choices.tsx'
import { Desk } from '../../../../admin/core/layout/desk.tsx'
import { Section } from '../../../../admin/core/layout/section.tsx'
import { Tick } from '../../../../admin/core/layout/tick.tsx'
import { FilterFields, useListFilter } from '../../../../admin/core/lists/list-filter.tsx'
import { Loaded } from '../../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../../admin/core/lists/rows.tsx'
import { RouterLink, useLocale } from '../../../../admin/core/packages.ts'
import { SayButton, SayText, useWords } from '../../../../admin/core/words/use-words.ts'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import { APPLICATION_BOUNDS } from '../../contract/application-states.ts'
import type { StandingList } from '../../contract/applications.ts'
import refusals from '../refusals.json' with { type: 'json' }
import { WordingForm } from '../letter/wording-form.tsx'
import { ImportOffices } from '../offices/import-offices.tsx'
import { OfficeForm } from '../offices/office-form.tsx'
import { ApplicationPage } from './application-page.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { Facts, OFFICE, toggled, yearIn } from './describe.tsx'
import words from './words.json' with { type: 'json' }

addRefusals(refusals)

const PATH = '/standing-list'
const IMPORT = 'import'
const WORDING = 'wording'
/** Offices shown at first. */
const SHOWN = 200
/** Milliseconds between looks while packs are being made. */
const INTERVAL = 2000

/** The offices; or one application, the form of an office, the import or the wording, each of which has its own address. */
export function StandingListScreen() {
  const { id, isNew, close } = useDialogPlace('standing-list')
  const pageOf = () => {
    if (isNew) return <OfficeForm id={undefined} onClose={close} />
    if (id === undefined) return <Offices />
    if (id === IMPORT) return <ImportOffices onClose={close} />
    if (id === WORDING) return <WordingForm onClose={close} />
    if (id.startsWith(OFFICE)) return <OfficeForm key={id} id={Number(id.slice(OFFICE.length))} onClose={close} />
    return <ApplicationPage key={id} id={Number(id)} onClose={close} />
  }
  return <Desk>{pageOf()}</Desk>
}

/** Those that the address says by its filters. */
function Offices() {
  const say = useWords()
  const { newPlace, placeOf } = useDialogPlace('standing-list')
  const filter = useListFilter(['year', 'state', 'search'])
  const path = `${PATH}?${filter.query}`
  const read = useRead<StandingList>(['standing-list', path], path, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.counts.making ? INTERVAL : false),
  })
  return (
    <>
      <SayText words={words.intro} variant="quiet" />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SayButton words={words.addOffice} variant="outlined" component={RouterLink} to={newPlace} />
        <SayButton words={words.import} component={RouterLink} to={placeOf(IMPORT)} />
        <SayButton words={words.wording} component={RouterLink} to={placeOf(WORDING)} />
      </Stack>
      <FilterFields of={filter} words={words} counts={read.data?.counts}>
        <SelectField
          label={say(words.year)}
          value={read.data ? String(read.data.fiscalYear) : ''}
          choices={read.data?.years.map((year) => [String(year), yearIn(year, say)])}
          onChoose={(year) => filter.show({ year })}
        />
      </FilterFields>
      <Loaded of={read}>
        {(list) => <OfficeList key={list.fiscalYear} list={list} isFiltered={filter.isFiltered} />}
      </Loaded>
    </>
  )
}

/** Offices to choose from, and what can be done with those that are chosen. */
function OfficeList({ list, isFiltered }: { list: StandingList; isFiltered: boolean }) {
  const say = useWords()
  const { placeOf } = useDialogPlace('standing-list')
  const locale = useLocale()
  const attempt = useAttempt('standing-list')
  const [chosen, setChosen] = useState(new Set<number>())
  const [isWhole, setWhole] = useState(false)
  const [applying, setApplying] = useState<{ officeIds: number[]; isRepeat?: boolean }>()
  const { offices, fiscalYear, counts, thisYear } = list
  const sorted = offices.toSorted((one, other) => say(one.name).localeCompare(say(other.name), locale))
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN)
  const taken = offices.filter(({ id }) => chosen.has(id))
  const atOnce = (of: readonly { id: number }[]) => of.slice(0, APPLICATION_BOUNDS.offices).map(({ id }) => id)
  const without = atOnce(taken.filter(({ application }) => !application))
  const idsOf = (isWanted: (state: string) => boolean) =>
    atOnce(taken.flatMap(({ application }) => (application && isWanted(application.state) ? application : [])))
  const made = idsOf((state) => state === 'made')
  const packed = idsOf((state) => state !== 'making' && state !== 'failed')
  const repeatable = atOnce(offices.filter(({ application, lastYear }) => !application && lastYear !== null))
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.has(id))
  const choose = (id: number) => setChosen(new Set(toggled([...chosen], id)))
  const close = () => setApplying(undefined)
  const chooseAll = () => setChosen(new Set(isAll ? [] : shown.map(({ id }) => id)))
  const markSent = () =>
    attempt(
      () => call(`${PATH}/sent`, { method: 'POST', body: { ids: made, sentOn: nepalDay(new Date()) } }),
      say(words.saved),
    )
  return (
    <>
      {(counts.making ?? 0) > 0 && (
        <Stack role="status" spacing={1}>
          <SayText words={words.making} values={{ number: counts.making ?? 0 }} />
          <LinearProgress aria-label={say(words.is.making)} />
        </Stack>
      )}
      <Section title={say(words.offices)}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {without.length > 0 && (
            <SayButton
              words={words.apply}
              values={{ count: without.length }}
              variant="contained"
              onClick={() => setApplying({ officeIds: without })}
            />
          )}
          {fiscalYear === thisYear && repeatable.length > 0 && without.length === 0 && (
            <SayButton
              words={words.repeat}
              values={{ count: repeatable.length }}
              variant="outlined"
              onClick={() => setApplying({ officeIds: repeatable, isRepeat: true })}
            />
          )}
          {packed.length > 0 && (
            <GuardedDownload
              words={words.zip}
              values={{ number: packed.length }}
              href={`/api/v1${PATH}/zip?ids=${packed.join()}&locale=${locale}`}
            />
          )}
          {made.length > 0 && (
            <ConfirmButton
              words={words.markSent}
              values={{ number: made.length }}
              question={{ title: say(words.markSentAsk, { number: made.length }), content: '' }}
              onConfirm={markSent}
            />
          )}
        </Stack>
        {shown.length > 0 && (
          <Tick label={say(words.chooseAll, { number: shown.length })} checked={isAll} onChange={chooseAll} />
        )}
        <Rows items={shown} empty={say(isFiltered ? words.noneFound : words.none)}>
          {({ id, name, application, lastYear }) => (
            <Row
              key={id}
              action={
                application && (
                  <RouterLink to={placeOf(OFFICE + id)} aria-label={say(words.office, { name: say(name) })}>
                    {say(words.editOffice)}
                  </RouterLink>
                )
              }
            >
              <Stack direction="row" sx={{ alignItems: 'center' }}>
                <Checkbox
                  checked={chosen.has(id)}
                  onChange={() => choose(id)}
                  slotProps={{ input: { 'aria-label': say(words.choose, { name: say(name) }) } }}
                />
                <div>
                  <RouterLink to={placeOf(application ? application.id : OFFICE + id)}>{say(name)}</RouterLink>
                  <Facts of={application} variant="quiet">
                    {lastYear && say(words.lastYear, { year: yearIn(lastYear, say) })}
                  </Facts>
                </div>
              </Stack>
            </Row>
          )}
        </Rows>
        {shown.length < offices.length && <SayButton words={words.more} onClick={() => setWhole(true)} />}
      </Section>
      {applying && <ApplyDialog {...applying} list={list} onClose={close} onApplied={() => setChosen(new Set())} />}
    </>
  )
}
