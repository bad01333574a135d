import { Box, Typography } from '@mui/material'
import {
  List,
  RecordsIterator,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router'
import type { AuditEntry } from '../../contract/accounts/audit.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { isContent } from '../api/entities.ts'
import { useColleagues, useStaffNames } from '../enquiries/use-colleagues.ts'
import { auditStyle } from './audit-style.ts'
import { DayFilter } from './day-filter.tsx'
import { ACTIONS, actionOf, auditedThings, sentenceOf } from './actions.ts'
import { useTimes } from '../words/use-times.ts'
import { SavedFiltersOfList } from '../preferences/saved-filters.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { useWords } from '../words/use-words.ts'
import { auditWords } from './words.ts'

/** Sentences under their days: who did what, when and from where. */
export function AuditList() {
  const say = useWords()
  const translate = useTranslate()
  const colleagues = useColleagues()
  const entities = [
    ...CONTENT_ENTITIES.map((id) => ({ id, name: translate(`resources.${id}.name`, { smart_count: 2 }) })),
    ...Object.entries(auditedThings()).map(([id, { name }]) => ({ id, name: say(name) })),
  ]
  return (
    <List
      title={translate('resources.audit.name', { smart_count: 2 })}
      actions={
        <TopToolbar>
          <SavedFiltersOfList />
        </TopToolbar>
      }
      exporter={false}
      perPage={50}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <SelectInput
          key="staff"
          source="staff"
          label={say(auditWords.who)}
          choices={[
            ...colleagues,
            { id: 'api-keys', name: translate('resources.api-keys.name', { smart_count: 2 }) },
            { id: 'none', name: say(auditWords.command) },
          ]}
          alwaysOn
          resettable
        />,
        <SelectInput
          key="entity"
          source="entity"
          label={say(auditWords.kind)}
          choices={entities}
          alwaysOn
          resettable
        />,
        <SelectInput
          key="action"
          source="action"
          label={say(auditWords.action)}
          choices={ACTIONS.map((id) => ({ id, name: actionOf(id, say) }))}
          alwaysOn
          resettable
        />,
        <DayFilter key="from" source="from" label={say(auditWords.from)} alwaysOn />,
        <DayFilter key="to" source="to" label={say(auditWords.to)} alwaysOn />,
      ]}
      pagination={<ListPages rowsPerPageOptions={[50, 200]} />}
      empty={false}
      sx={auditStyle}
    >
      <Entries />
    </List>
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
            <RecordsIterator
              data={entries}
              total={entries.length}
              isPending={false}
              render={(entry: AuditEntry) => <Entry key={entry.id} entry={entry} />}
            />
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
