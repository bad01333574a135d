import { Alert, DialogActions, DialogContent, FormGroup, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../admin/core/api/call.ts'
import { useAttempt } from '../../../../admin/core/api/use-attempt.ts'
import { useSettled } from '../../../../admin/core/api/use-settled.ts'
import { TitledDialog } from '../../../../admin/core/dialogs/titled-dialog.tsx'
import { EitherCalendarField } from '../../../../admin/core/inputs/either-calendar-field.tsx'
import { SelectField } from '../../../../admin/core/layout/choices.tsx'
import { Tick } from '../../../../admin/core/layout/tick.tsx'
import { Loaded } from '../../../../admin/core/lists/loaded.tsx'
import { Rows } from '../../../../admin/core/lists/rows.tsx'
import { RouterLink } from '../../../../admin/core/packages.ts'
import { common, SayButton, SayText, useWords } from '../../../../admin/core/words/use-words.ts'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import { APPLICATION_BOUNDS, WORKS } from '../../contract/application-states.ts'
import type { NewApplications, PackCheck, StandingList, Works } from '../../contract/applications.ts'
import { BESIDE, Changes, Links, OFFICE, toggled, yearIn } from './describe.tsx'
import words from './words.json' with { type: 'json' }

const LAST = 'last'
const NEWEST = 'newest'
const CONSULTING: Works = { goods: false, works: false, consulting: true, other: false, consultingText: '' }

interface ApplyDialogProps {
  list: StandingList
  officeIds: number[]
  /** As the last time, until somebody says otherwise. */
  isRepeat?: boolean
  onClose: () => void
  onApplied: () => void
}

/** The contents of the letters and the papers; below them, a check of each application before it is made. */
export function ApplyDialog({ list, officeIds, isRepeat, onClose, onApplied }: ApplyDialogProps) {
  const say = useWords()
  const attempt = useAttempt('standing-list')
  const [day, setDay] = useState(() => ({ value: nepalDay(new Date()), entered: '' }))
  const [language, setLanguage] = useState<string>(isRepeat ? LAST : 'ne')
  const [works, setWorks] = useState<Works | null>(isRepeat ? null : CONSULTING)
  const [papers, setPapers] = useState<Record<string, string>>({})
  const overrule = useState<string[]>([])
  const [overruled] = overrule
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day.value)
  const isWhole = isDay && (works === null || WORKS.some((work) => works[work]))
  const body = {
    officeIds,
    fiscalYear: list.fiscalYear,
    ...(isDay && { day: day.value }),
    language: language === LAST ? null : (language as 'ne' | 'en'),
    works,
    papers: Object.values(papers).flatMap((id) => (id === NEWEST ? [] : Number(id))),
    overruled,
  } satisfies NewApplications
  const asked = useSettled(JSON.stringify(body))
  const check = useQuery({
    queryKey: ['standing-list', 'check', asked],
    queryFn: async () => {
      const request = { method: 'POST', body: JSON.parse(asked) as object, isBackground: true } as const
      return (await call<PackCheck[]>('/standing-list/check', request)).data
    },
    enabled: isWhole,
    placeholderData: keepPreviousData,
  })
  const free = check.data?.filter((one) => !isStopped(one)).map((one) => one.officeId) ?? []
  const apply = async () => {
    await call('/standing-list', { method: 'POST', body: { ...body, officeIds: free } })
    onApplied()
    onClose()
  }
  const papersOf = (kind: string) =>
    list.papers.flatMap((paper) => (paper.kind === kind ? [[paper.id, say(paper.title)] as const] : []))
  const held = list.kinds.filter(({ kind }) => papersOf(kind).length > 0)
  return (
    <TitledDialog title={`${say(words.dialog)}, ${yearIn(list.fiscalYear, say)}`} maxWidth="md" onClose={onClose}>
      <DialogContent sx={{ '& a': { color: 'primary.main' } }}>
        <EitherCalendarField
          {...day}
          label={say(words.day)}
          precision="day"
          yearsAhead={1}
          onChange={(value, entered) => setDay({ value, entered })}
        />
        <SelectField label={say(words.language)} value={language} names={words.languages} onChoose={setLanguage} />
        <FormGroup role="group" aria-label={say(words.works)}>
          <SayText words={words.works} />
          <Tick
            label={say(words.worksLast)}
            checked={works === null}
            onChange={() => setWorks(works ? null : CONSULTING)}
          />
          {works &&
            WORKS.map((work) => {
              const toggle = () => setWorks({ ...works, [work]: !works[work] })
              return <Tick key={work} label={say(words.work[work])} checked={works[work]} onChange={toggle} />
            })}
          {works?.consulting && (
            <TextField
              label={say(words.consultingText)}
              value={works.consultingText}
              slotProps={{ htmlInput: { maxLength: APPLICATION_BOUNDS.works } }}
              onChange={({ target }) => setWorks({ ...works, consultingText: target.value })}
            />
          )}
        </FormGroup>
        <details>
          <SayText words={words.papersChosen} component="summary" />
          {held.map(({ kind, name }) => (
            <SelectField
              key={kind}
              label={say(words.paper, { kind: say(name) })}
              value={papers[kind] ?? NEWEST}
              choices={[[NEWEST, say(words.newest)], ...papersOf(kind)]}
              onChoose={(id) => setPapers({ ...papers, [kind]: id })}
            />
          ))}
        </details>
        <SayText words={words.check} variant="h2" sx={{ marginTop: 2 }} />
        <Loaded of={check}>{(checks) => <Checked checks={checks} list={list} overrule={overrule} />}</Loaded>
      </DialogContent>
      <DialogActions>
        <SayButton words={common.action.cancel} onClick={onClose} />
        <SayButton
          words={words.make}
          values={{ count: free.length }}
          variant="contained"
          disabled={free.length === 0 || check.isPlaceholderData || attempt.isRunning || !isWhole}
          onClick={() => void attempt(apply, say(words.begun))}
        />
      </DialogActions>
    </TitledDialog>
  )
}

const isStopped = ({ stops, appliedId, isUnknown }: PackCheck) => stops.length > 0 || appliedId !== null || isUnknown

type Overrule = [kinds: string[], set: (kinds: string[]) => void]

function Checked({ checks, list, overrule }: { checks: PackCheck[]; list: StandingList; overrule: Overrule }) {
  const say = useWords()
  const [overruled, setOverruled] = overrule
  const stopped = checks.filter(isStopped)
  const changed = checks.filter(({ changes }) => changes.length > 0)
  const gaps = new Map(
    checks.flatMap(({ gaps: missing, papers, office, officeId }) =>
      missing.map(({ name, path }) => {
        const paper = papers.find(({ id }) => path === `/papers/${id}`)?.title
        const of = paper ?? (path === `/standing-list/${OFFICE}${officeId}` ? office : undefined)
        // A field of this form has no record.
        const to = path === '/standing-list' ? '' : path
        return [path + name.en, { path: to, text: [name, of].flatMap((text) => (text ? say(text) : [])).join(': ') }]
      }),
    ),
  )
  const unasked = checks.flatMap(({ stops }) => stops.filter(({ isAsked }) => !isAsked).map(({ kind }) => kind))
  const nameOf = (kind: string) => say(list.kinds.find((one) => one.kind === kind)?.name ?? { en: kind })
  return (
    <>
      <SayText words={words.canBeMade} values={{ number: checks.length - stopped.length }} role="status" />
      {stopped.length > 0 && (
        <Alert severity="warning">
          <SayText words={words.stopped} values={{ number: stopped.length }} />
          <Rows items={stopped}>
            {({ officeId, office, stops, appliedId, isUnknown }) => (
              <Typography component="li" key={officeId}>
                {say(office)}:{' '}
                {stops.map(({ kind, title, why, path }, at) => {
                  const text = say(words.why[why], { title: say(title) })
                  return (
                    <span key={kind}>
                      {at > 0 && ', '}
                      {path ? (
                        <RouterLink to={path} {...BESIDE}>
                          {text}
                        </RouterLink>
                      ) : (
                        text
                      )}
                    </span>
                  )
                })}
                {appliedId !== null && (
                  <RouterLink to={`/standing-list/${appliedId}`} {...BESIDE}>
                    {say(words.applied)}
                  </RouterLink>
                )}
                {appliedId === null && isUnknown && stops.length === 0 && say(words.unknown)}
              </Typography>
            )}
          </Rows>
        </Alert>
      )}
      {[...new Set([...unasked, ...overruled])].map((kind) => (
        <Tick
          key={kind}
          label={say(words.goWithout, { kind: nameOf(kind) })}
          checked={overruled.includes(kind)}
          onChange={() => setOverruled(toggled(overruled, kind))}
        />
      ))}
      {gaps.size > 0 && (
        <Alert severity="info">
          <SayText words={words.gaps} />
          <Links items={[...gaps.values()]} isBeside />
        </Alert>
      )}
      {changed.length > 0 && <SayText words={words.changed} variant="h3" sx={{ marginTop: 1 }} />}
      {changed.map(({ officeId, office, changes }) => (
        <div key={officeId}>
          <Typography>{say(office)}</Typography>
          <Changes changes={changes} isBeside />
        </div>
      ))}
    </>
  )
}
