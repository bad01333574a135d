import { Button, Checkbox, Stack, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { useConfirm } from '../../../admin/core/dialogs/use-confirm.tsx'
import { useDialogPlace } from '../../../admin/core/dialogs/use-dialog-place.ts'
import { menuItems } from '../../../admin/core/layout/choices.tsx'
import { Tick } from '../../../admin/core/layout/tick.tsx'
import { Desk } from '../../../admin/core/layout/desk.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { FilterFields, useListFilter } from '../../../admin/core/lists/list-filter.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { RouterLink, usePermissions, useSearchParams } from '../../../admin/core/packages.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import type { ApplicationSummary, ApplicationVacancy, Questions } from '../contract/applications.ts'
import { APPLICATION_STATES } from '../contract/bounds.ts'
import { ApplicationPage } from './application-page.tsx'
import { ApplicationSettingsSection, ReadyAnswers } from './application-settings.tsx'
import { QuestionsDialog, questionsPath, type VacancyQuestions } from './questions-dialog.tsx'
import words from './words.json' with { type: 'json' }

/** Applications and the settings; or one application, which has its own address. */
export function ApplicationsScreen() {
  const { permissions } = usePermissions<string>()
  const { id, close } = useDialogPlace('applications')
  const read = useRead<ApplicationVacancy[]>(['applications', 'vacancies'], '/applications/vacancies')
  return (
    <Desk>
      {id === undefined ? (
        <Loaded of={read}>{(vacancies) => <Applications vacancies={vacancies} />}</Loaded>
      ) : (
        <ApplicationPage key={id} id={Number(id)} onClose={close} />
      )}
      {id === undefined && permissions === 'owner' && <ApplicationSettingsSection />}
      {id === undefined && permissions === 'owner' && <ReadyAnswers />}
    </Desk>
  )
}

/** Those that the address says: filters and how many. */
function Applications({ vacancies }: { vacancies: ApplicationVacancy[] }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const attempt = useAttempt('applications')
  const { ask, dialog } = useConfirm()
  const [asked, setAsked] = useState<VacancyQuestions>()
  const [given, setGiven] = useSearchParams()
  const list = useListFilter(['vacancy', 'samePersonAs', 'state', 'search'])
  const { filter, query, show } = list
  const limit = given.get('limit') ?? '50'
  const path = `/applications?${query}&limit=${limit}`
  const read = useQuery({
    queryKey: ['applications', path],
    queryFn: () => call<ApplicationSummary[]>(path),
    placeholderData: keepPreviousData,
  })
  // The filter of which all are selected: another one selects none.
  const [selected, setSelected] = useState<string>()
  const isAll = selected === query
  const count = read.data?.meta?.total ?? 0
  const states = Object.fromEntries<string>(APPLICATION_STATES.map((state) => [state, say(words.states[state])]))
  const form = useFormCall(async ({ state = '', ...ticked }) => {
    const ids = Object.keys(ticked).map(Number)
    const put = (to: string, body: object) => call(`/applications/states${to}`, { method: 'PUT', body })
    const change = () => (isAll ? put(`/all?${query}`, { count, state }) : put('', { ids, state }))
    if (!isAll && ids.length === 0) return say(words.chooseFirst)
    const title = say(words.changeAsk, { count: isAll ? count : ids.length })
    const confirm = () => void attempt(change, say(words.saved)).then(() => setSelected(undefined))
    ask({ title, content: states[state] ?? '' }, confirm)
  })
  const askFor = (of: Omit<VacancyQuestions, 'questions'>) =>
    attempt(() => call<Questions>(questionsPath(of.id)).then(({ data }) => setAsked({ ...of, ...data })))
  const rowOf = ({ id, name, vacancy, state, isSuspect, files, rating, receivedAt }: ApplicationSummary) => (
    <Row key={id} action={minuteOf(receivedAt)}>
      <Checkbox
        name={String(id)}
        disabled={isAll}
        slotProps={{ input: { 'aria-label': say(words.select, { name }) } }}
      />
      <RouterLink to={`/applications/${id}`}>{name}</RouterLink>
      <Typography variant="quiet">
        {say(words.facts, {
          vacancy: vacancy.title,
          state: say(isSuspect && state === 'new' ? words.suspect : words.states[state]),
          count: files,
          rating: rating ?? '–',
        })}
      </Typography>
    </Row>
  )
  return (
    <>
      <Section title={say(words.vacancies)}>
        <Rows items={vacancies} empty={say(words.noVacancies)}>
          {({ isOpen, ...of }) => (
            <Row key={of.id} action={<Button onClick={() => void askFor(of)}>{say(words.questionsTo, of)}</Button>}>
              <RouterLink to={`?vacancy=${of.id}`}>{say(isOpen ? words.open : words.closed, of)}</RouterLink>
            </Row>
          )}
        </Rows>
      </Section>
      <Section title={vacancies.find(({ id }) => String(id) === filter['vacancy'])?.title ?? say(words.list)}>
        <FilterFields of={list} words={words} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {given.size > 0 && <Button onClick={() => setGiven({})}>{say(words.showAll)}</Button>}
          <Button href={`/api/v1/applications/export?${query}`}>{say(words.csv)}</Button>
          <Button href={`/api/v1/applications/files?${query}`}>{say(words.zip)}</Button>
        </Stack>
        <Loaded of={read}>
          {({ data: found }) => (
            <CallForm form={form} submit={say(words.change)} variant="outlined" isOff={found.length === 0}>
              {found.length > 0 && (
                <Tick
                  checked={isAll}
                  onChange={() => setSelected(isAll ? undefined : query)}
                  label={say(words.selectAll, { count })}
                />
              )}
              <Rows items={found} empty={say(given.size > 0 ? words.noneFound : words.none)}>
                {rowOf}
              </Rows>
              {String(found.length) === limit && (
                <Button onClick={() => show({ limit: '1000' })}>{say(words.more)}</Button>
              )}
              <TextField select name="state" label={say(words.changeTo)} defaultValue="shortlist">
                {menuItems(Object.entries(states), (state) => state)}
              </TextField>
            </CallForm>
          )}
        </Loaded>
      </Section>
      {asked && <QuestionsDialog of={asked} onClose={() => setAsked(undefined)} />}
      {dialog}
    </>
  )
}
