import { Box, Typography, type Theme } from '@mui/material'
import { SearchInput, SelectInput, useListContext, useResourceDefinitions, useTranslate, useInput } from 'react-admin'
import { Link } from 'react-router'
import type { AuditEntry } from '../../contract/accounts/audit.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { isContent } from '../core/api/entities.ts'
import { useColleagues, useStaffNames } from '../core/auth/use-colleagues.ts'
import { useTimes } from '../core/words/use-times.ts'
import { FeatureList } from '../core/lists/feature-list.tsx'
import { useWords, type Say, type Text } from '../core/words/use-words.ts'
import auditWords from './words.json' with { type: 'json' }
import { useState } from 'react'
import { EitherCalendarField } from '../core/inputs/either-calendar-field.tsx'
import inputWords from '../core/words/input-words.json' with { type: 'json' }
import type { SystemStyleObject } from '@mui/system'
import { listToolsStyle } from '../core/lists/cards-style.ts'
import { logWords } from '../core/words/log-words.ts'

/** Sentences under their days: who did what, when and from where. */
export function AuditList() {
  const say = useWords()
  const translate = useTranslate()
  const colleagues = useColleagues()
  const nobody = [
    { id: 'api-keys', name: say(auditWords.keys) },
    { id: 'none', name: say(auditWords.command) },
  ]
  const entities = [
    ...CONTENT_ENTITIES.map((id) => ({ id, name: translate(`resources.${id}.name`, { smart_count: 2 }) })),
    ...Object.entries(LOGGED_THINGS).map(([id, { name }]) => ({ id, name: say(name) })),
  ]
  const selects = [
    { source: 'staff', label: auditWords.who, choices: [...colleagues, ...nobody] },
    { source: 'entity', label: auditWords.kind, choices: entities },
    { source: 'action', label: auditWords.action, choices: ACTIONS.map((id) => ({ id, name: actionOf(id, say) })) },
  ]
  return (
    <FeatureList
      rowsPerPage={[50, 200]}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        ...selects.map(({ source, label, choices }) => (
          <SelectInput key={source} source={source} label={say(label)} choices={choices} alwaysOn resettable />
        )),
        <DayFilter key="from" source="from" label={say(auditWords.from)} alwaysOn />,
        <DayFilter key="to" source="to" label={say(auditWords.to)} alwaysOn />,
      ]}
      sx={auditStyle}
    >
      <Entries />
    </FeatureList>
  )
}

function Entries() {
  const { data, total } = useListContext<AuditEntry>()
  const say = useWords()
  const { dayOf } = useTimes()
  if (total === 0) return <Typography sx={{ padding: 3 }}>{say(auditWords.none)}</Typography>
  const days = Map.groupBy(data ?? [], ({ at }) => dayOf(at))
  return (
    <Box className="days">
      {[...days].map(([day, entries]) => (
        <section key={day} aria-label={day}>
          <Typography variant="h3" component="h2">
            {day}
          </Typography>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </Box>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { clockOf } = useTimes()
  const personOf = useStaffNames()
  const say = useWords()
  const translate = useTranslate()
  const definitions = useResourceDefinitions()
  const { who, action, thing, label, place, from } = sentenceOf(
    entry,
    (entity) => translate(`resources.${entity}.name`, { smart_count: 1 }),
    personOf,
    say,
  )
  const named = isContent(entry.entity) ? `“${label}”` : label
  const hasPlace = place !== undefined && definitions[place.split(/[/?]/)[1] ?? '']?.hasList
  return (
    <li>
      <time dateTime={entry.at}>{clockOf(entry.at)}</time>
      <span>
        <strong title={entry.staffEmail}>{who}</strong> {action[0]}
        {thing && ` ${thing}`} {label && (hasPlace ? <Link to={place}>{named}</Link> : named)}
        {action[1] && ` ${action[1]}`}
        {from && <span className="from"> {from}</span>}
      </span>
    </li>
  )
}

interface DayFilterProps {
  source: string
  label: string
  /** Read by the list. */
  alwaysOn?: boolean
}

const NOTHING = { value: '', entered: '' }
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Filters by a day typed in either calendar and sent in AD; an incomplete date filters nothing. */
function DayFilter({ source, label }: DayFilterProps) {
  const say = useWords()
  const { id, field } = useInput<string>({ source, format: (value) => value ?? '', parse: (value) => value as string })
  const asked = String(field.value ?? '')
  const [typed, setTyped] = useState(NOTHING)
  const isHalf = typed.value !== '' && !isDay(typed.value)
  // Another value comes from the address, or from removing the filter.
  const shown = asked === (isHalf ? '' : typed.value) ? typed : { value: asked, entered: '' }
  return (
    <EitherCalendarField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      precision="day"
      {...shown}
      onChange={(value, entered) => {
        setTyped({ value, entered })
        field.onChange(isDay(value) ? value : '')
      }}
      onBlur={field.onBlur}
      help={say(inputWords.calendar.either_calendar)}
    />
  )
}

const WIDE = '@media (min-width: 760.01px)'

const ownStyle: SystemStyleObject<Theme> = {
  marginTop: 1,
  '& .RaList-actions form': { rowGap: '8px' },
  [WIDE]: {
    '& .filter-field .MuiTextField-root, & .filter-field .MuiFormControl-root': { minWidth: 0, width: 150 },
    '& .filter-field[data-source="search"] .MuiTextField-root': { width: 180 },
  },
  '& .days': { padding: '4px 16px 16px' },
  '& h2': { marginTop: 2.5, paddingBottom: 0.5, borderBottom: 1, borderColor: 'divider', color: 'text.secondary' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    padding: '6px 0',
    fontSize: '0.9rem',
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& time': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontWeight: 600 },
  '& a': { color: 'primary.main' },
  '& .from': { color: 'text.secondary' },
}

/** Days with lines beneath them, the times in a column. */
const auditStyle: SystemStyleObject<Theme>[] = [listToolsStyle, ownStyle]

/** Things of features in the log beside content, by the entity's name there. */
export const LOGGED_THINGS = logWords('audit')

const DID: Record<string, Text> = { ...auditWords.did, ...logWords('actions') }
/** Actions in the log; `trash` stands for deleting content. */
export const ACTIONS = Object.keys(DID).filter((action) => action !== 'trash')

const ABOUT_ONESELF = new Set([
  'sign-in',
  'prove',
  'change-password',
  'choose-password',
  'add-second-factor',
  'remove-second-factor',
  'add-passkey',
  'remove-passkey',
])

/** The name of an action in the filter, without its object. */
export function actionOf(action: string, say: Say): string {
  return wordsOf(action, say).replaceAll(/ ?… ?/g, ' ').trim()
}

function wordsOf(action: string, say: Say): string {
  return say(DID[action] ?? { en: `${action.replaceAll('-', ' ')} …` })
}

/** An entry as parts of a sentence. @param nameOf names a kind of content @param personOf the person with an address */
export function sentenceOf(
  entry: AuditEntry,
  nameOf: (entity: string) => string,
  personOf: (email: string) => string,
  say: Say,
) {
  const { action, entity, entityId, label, address } = entry
  const isOwn = entity === 'staff' && ABOUT_ONESELF.has(action)
  const isTrashed = isContent(entity) && action === 'delete'
  const isLost = action === 'purge' || (action === 'delete' && !isTrashed)
  const content = isContent(entity) ? `/${entity}/${entityId}` : undefined
  const known = LOGGED_THINGS[entity]
  const thing = (action === 'export' && known?.many) || known?.one
  const words = isTrashed ? say(auditWords.did.trash) : wordsOf(action, say)
  const [before = '', after = ''] = words.split('…').map((part) => part.trim())
  return {
    who: whoOf(entry, personOf, say),
    /** Before the thing, and after it. */
    action: [before, after] as const,
    thing: isOwn ? '' : isContent(entity) ? nameOf(entity) : thing ? say(thing) : entity,
    label: isOwn ? '' : entity === 'staff' ? personOf(label) : label,
    place:
      entityId === null || isLost || isOwn
        ? undefined
        : (content ?? known?.path.replace('{id}', encodeURIComponent(entityId))),
    from: !address || address === 'command' || address === 'schedule' ? '' : say(auditWords.from_address, { address }),
  }
}

function whoOf(
  { staffId, staffEmail, apiKeyId, address }: AuditEntry,
  personOf: (email: string) => string,
  say: Say,
): string {
  if (staffId !== null) return personOf(staffEmail)
  if (apiKeyId !== null) return say(auditWords.key_of, { name: staffEmail })
  if (staffEmail === 'unknown') return say(auditWords.somebody)
  return address === 'schedule' ? say(auditWords.schedule_of, { name: personOf(staffEmail) }) : say(auditWords.command)
}
