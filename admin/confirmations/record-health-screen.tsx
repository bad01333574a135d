import { Box, Button, Checkbox, FormControlLabel, MenuItem, Pagination, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, usePermissions, useTranslate, useNotify, useLocale } from 'react-admin'
import { CONFIRMED_ENTITIES } from '../../contract/confirmations/confirmed-entities.ts'
import { HEALTH_FAULTS } from '../../contract/confirmations/health-faults.ts'
import type { RecordHealth, HealthSettings } from '../../contract/confirmations/record-health.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { renderPageItem } from '../lists/list-pages.tsx'
import { Loaded } from '../lists/loaded.tsx'
import { Rows } from '../lists/rows.tsx'
import { common } from '../words/common.ts'
import { useWords } from '../words/use-words.ts'
import { HealthRow } from './health-row.tsx'
import { OwnerDialog } from './owner-dialog.tsx'
import { useAsk } from './use-ask.ts'
import { faults, words } from './words.ts'
import { useQueryClient, keepPreviousData, useQuery } from '@tanstack/react-query'
import { toLatinDigits } from '../../contract/digits.ts'
import { Section } from '../account/section.tsx'
import { call } from '../api/call.ts'
import { useRead } from '../api/use-read.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { OwnerFields } from './owner-fields.tsx'
import type { ListMeta } from '../../contract/list.ts'

const ROWS = 25
const keyOf = ({ entity, id }: Pick<RecordHealth, 'entity' | 'id'>) => `${entity} ${id}`

/** The published records, the worst first, and who is asked whether they are still true. */
export function RecordHealthScreen() {
  const say = useWords()
  const translate = useTranslate()
  const { permissions } = usePermissions<string>()
  const [filter, setFilter] = useState<HealthFilter>({ entity: '', fault: '', page: 1 })
  const [selected, setSelected] = useState<Map<string, RecordHealth>>(new Map())
  const read = useHealthList({ ...filter, limit: ROWS })
  const choose = (change: Partial<HealthFilter>) => {
    setFilter({ ...filter, page: 1, ...change })
    setSelected(new Map())
  }
  const toggle = (records: readonly RecordHealth[], isOn: boolean) => {
    const next = new Map(selected)
    for (const record of records) {
      if (isOn) next.set(keyOf(record), record)
      else next.delete(keyOf(record))
    }
    setSelected(next)
  }
  return (
    <Box sx={{ maxWidth: '76rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Title title={translate('resources.record-health.name', { smart_count: 2 })} />
      <Typography sx={{ maxWidth: '48rem' }}>{say(words.intro)}</Typography>
      <Filters filter={filter} onChange={choose} />
      <Loaded of={read} onRetry={read.refetch}>
        {({ data, meta }) => (
          <>
            <BulkBar
              records={data}
              selected={[...selected.values()]}
              onToggle={toggle}
              onDone={() => setSelected(new Map())}
            />
            <Rows items={data} empty={say(words.none)}>
              {(record) => (
                <HealthRow
                  key={keyOf(record)}
                  of={record}
                  isSelected={selected.has(keyOf(record))}
                  onSelect={(isOn) => toggle([record], isOn)}
                />
              )}
            </Rows>
            {meta.total > ROWS && (
              <Pagination
                count={Math.ceil(meta.total / ROWS)}
                page={filter.page}
                onChange={(_event, page) => choose({ page })}
                renderItem={renderPageItem}
                aria-label={say(common.pages)}
              />
            )}
          </>
        )}
      </Loaded>
      {permissions === 'owner' && <HealthSettingsSection />}
    </Box>
  )
}

function Filters({ filter, onChange }: { filter: HealthFilter; onChange: (change: Partial<HealthFilter>) => void }) {
  const say = useWords()
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '14rem 18rem' } }}>
      <TextField
        select
        label={say(words.kind)}
        value={filter.entity}
        onChange={({ target }) => onChange({ entity: target.value })}
      >
        <MenuItem value="">{say(words.all)}</MenuItem>
        {CONFIRMED_ENTITIES.map((entity) => (
          <MenuItem key={entity} value={entity}>
            {say(kindOf(entity).plural)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={say(words.missing)}
        value={filter.fault}
        onChange={({ target }) => onChange({ fault: target.value })}
      >
        <MenuItem value="">{say(words.all)}</MenuItem>
        {HEALTH_FAULTS.map((fault) => (
          <MenuItem key={fault} value={fault}>
            {say(faults[fault])}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

interface BulkBarProps {
  records: readonly RecordHealth[]
  selected: readonly RecordHealth[]
  onToggle: (records: readonly RecordHealth[], isOn: boolean) => void
  onDone: () => void
}

function BulkBar({ records, selected, onToggle, onDone }: BulkBarProps) {
  const say = useWords()
  const ask = useAsk()
  const [isChoosing, setChoosing] = useState(false)
  const isAll = records.length > 0 && records.every((one) => selected.some((other) => keyOf(other) === keyOf(one)))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={isAll} onChange={({ target }) => onToggle(records, target.checked)} />}
        label={say(words.selectAll)}
      />
      {selected.length > 0 && (
        <>
          <Typography variant="body2">{say(words.selected, { count: selected.length })}</Typography>
          <Button variant="outlined" onClick={() => void ask(selected).then(onDone)}>
            {say(words.ask)}
          </Button>
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            {say(words.setOwner)}
          </Button>
        </>
      )}
      {isChoosing && <OwnerDialog records={selected} onClose={() => setChoosing(false)} />}
    </Box>
  )
}

/** How often records are checked, and by whom where nobody is named. For owners of the site. */
function HealthSettingsSection() {
  const say = useWords()
  const read = useRead<HealthSettings>(['record-health', 'settings'], '/record-health/settings')
  return (
    <Section title={say(words.settings)}>
      <Loaded of={read} onRetry={read.refetch}>
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </Section>
  )
}

function SettingsForm({ settings }: { settings: HealthSettings }) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { onSubmit, isSending, message, faultOf } = useFormCall(async ({ months = '', name, email, language }) => {
    const owner = [name, email].some((text) => text?.trim()) ? { name, email, language } : null
    const body = { months: months.trim() === '' ? null : Number(toLatinDigits(months)), owner }
    await call('/record-health/settings', { method: 'PUT', body })
    for (const key of ['record-health', 'dashboard']) void queryClient.invalidateQueries({ queryKey: [key] })
    notify(say(words.saved), { type: 'success' })
  })
  return (
    <form onSubmit={onSubmit} noValidate autoComplete="off">
      <FormMessage message={message} />
      <Box sx={{ maxWidth: '32rem' }}>
        <TextField
          name="months"
          label={say(words.months)}
          defaultValue={settings.months}
          helperText={say(words.monthsHelp)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          {...faultOf('months', words.monthsFault)}
        />
        <Typography variant="h3" sx={{ marginTop: 2 }}>
          {say(words.default)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {say(words.defaultHelp)}
        </Typography>
        <OwnerFields owner={settings.owner} faultOf={faultOf} prefix="owner." />
      </Box>
      <Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1 }}>
        {say(common.action.save)}
      </Button>
    </form>
  )
}

/** Empty texts: all. */
interface HealthFilter {
  entity: string
  fault: string
  page: number
}

/** A page of the board. */
function useHealthList({ entity, fault, page, limit }: HealthFilter & { limit: number }) {
  const locale = useLocale()
  const query = new URLSearchParams({
    page: String(page),
    limit: String(limit),
    locale,
    ...(entity !== '' && { entity }),
    ...(fault !== '' && { fault }),
  })
  return useQuery({
    queryKey: ['record-health', 'list', String(query)],
    queryFn: async () =>
      (await call<RecordHealth[]>(`/record-health?${query}`)) as { data: RecordHealth[]; meta: ListMeta },
    placeholderData: keepPreviousData,
  })
}
