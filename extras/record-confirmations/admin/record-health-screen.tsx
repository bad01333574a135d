import { Box, Checkbox, Pagination, TextField, Typography, Link } from '@mui/material'
import { useState } from 'react'
import { usePermissions, RouterLink } from '../../../admin/core/packages.ts'
import type { HealthSettings, RecordHealth } from '../contract/record-health.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import { Tick } from '../../../admin/core/layout/tick.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useSaveForm } from '../../../admin/core/auth/use-save-form.ts'
import { OwnerFields, OwnerDialog, ownerIn } from './owner-dialog.tsx'
import { DialogButton } from '../../../admin/core/dialogs/dialog-button.tsx'
import { renderPageItem } from '../../../admin/core/lists/list-pages.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Rows } from '../../../admin/core/lists/rows.tsx'
import { PHONE, TOUCH, TOUCH_SIZE } from '../../../admin/core/theme/media.ts'
import { common, useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import { TaskList, useTaskName } from './task-list.tsx'
import { CheckText, Correction, OwnerText, useAsk } from './record-parts.tsx'
import { queryOf, ROWS, useHealthList } from './use-health-list.ts'
import words from './words.json' with { type: 'json' }
import { kindOf } from '../../../contract/kinds/index.ts'

const keyOf = ({ entity, id }: RecordHealth) => `${entity} ${id}`
const isAmong = (records: readonly RecordHealth[], of: RecordHealth) => records.some((one) => keyOf(one) === keyOf(of))

/** The published records by what there is to mend, and who is asked whether they are still true. */
export function RecordHealthScreen() {
  const say = useWords()
  const { permissions } = usePermissions<string>()
  const nameOf = useTaskName()
  const { tasks, read, shown, page, show } = useHealthList()
  const [selected, setSelected] = useState<readonly RecordHealth[]>([])
  const [selectedIn, setSelectedIn] = useState(shown)
  // A selection belongs to its task: what is not seen is not changed.
  if (selectedIn !== shown) {
    setSelectedIn(shown)
    setSelected([])
  }
  const toggle = (records: readonly RecordHealth[], isOn: boolean) => {
    const others = selected.filter((one) => !isAmong(records, one))
    setSelected(isOn ? [...others, ...records] : others)
  }
  const task = tasks.data?.find((one) => queryOf(one) === shown)
  return (
    <Box sx={{ maxWidth: '76rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <SayText words={words.intro} sx={{ maxWidth: '48rem' }} />
      <Box sx={columnsStyle}>
        <TaskList tasks={tasks.data ?? []} shown={shown} onShow={show} />
        <Box component="section" aria-labelledby="task" sx={{ minWidth: 0 }}>
          <Typography variant="h2" id="task">
            {task ? `${say(words.faults[task.fault])} – ${nameOf(task)}` : shown === '' && say(words.allRecords)}
          </Typography>
          <Loaded of={read}>
            {({ data, meta }) => (
              <>
                <BulkBar records={data} selected={selected} onToggle={toggle} onDone={() => setSelected([])} />
                <Rows items={data} empty={say(words.none)}>
                  {(record) => (
                    <HealthRow
                      key={keyOf(record)}
                      of={record}
                      isSelected={isAmong(selected, record)}
                      onSelect={(isOn) => toggle([record], isOn)}
                    />
                  )}
                </Rows>
                {meta.total > ROWS && (
                  <Pagination
                    count={Math.ceil(meta.total / ROWS)}
                    page={page}
                    onChange={(_event, toPage) => show(shown ?? '', toPage)}
                    renderItem={renderPageItem}
                    aria-label={say(common.pages)}
                  />
                )}
              </>
            )}
          </Loaded>
        </Box>
      </Box>
      {permissions === 'owner' && <HealthSettingsSection />}
    </Box>
  )
}

const columnsStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: '17rem minmax(0, 1fr)',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
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
  const isAll = records.length > 0 && records.every((one) => isAmong(selected, one))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Tick checked={isAll} onChange={(_, is) => onToggle(records, is)} label={say(words.selectAll)} />
      {selected.length > 0 && (
        <>
          <SayText words={words.selected} values={{ count: selected.length }} variant="body2" />
          <SayButton words={words.ask} variant="outlined" onClick={() => void ask(selected).then(onDone)} />
          <DialogButton
            words={words.setOwner}
            variant="outlined"
            renderDialog={(close) => <OwnerDialog records={selected} onClose={close} />}
          />
        </>
      )}
    </Box>
  )
}

function HealthSettingsSection() {
  const say = useWords()
  const path = '/record-health/settings'
  const read = useRead<HealthSettings>(['record-health', 'settings'], path)
  const form = useSaveForm(path, ['record-health', 'dashboard'], words.saved, ({ months = '', ...values }) => {
    const owner = ownerIn(values)
    const isUnset = `${owner.name}${owner.email}`.trim() === ''
    return { months: months.trim() === '' ? null : Number(toLatinDigits(months)), owner: isUnset ? null : owner }
  })
  return (
    <Section title={say(words.settings)}>
      <Loaded of={read}>
        {({ months, owner }) => (
          <CallForm form={form} submit={say(common.action.save)}>
            <Box sx={{ maxWidth: '32rem' }}>
              <TextField
                defaultValue={months}
                helperText={say(words.monthsHelp)}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
                {...form.fieldOf('months', words.months, words.monthsFault)}
              />
              <SayText words={words.default} variant="h3" sx={{ marginTop: 2 }} />
              <SayText words={words.defaultHelp} variant="quiet" />
              <OwnerFields owner={owner} fieldOf={form.fieldOf} />
            </Box>
          </CallForm>
        )}
      </Loaded>
    </Section>
  )
}

interface HealthRowProps {
  of: RecordHealth
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

/** One record: the way to each field that is missing, its last check, its owner, and their corrections. */
function HealthRow({ of: record, isSelected, onSelect }: HealthRowProps) {
  const say = useWords()
  const { entity, id, title, corrections, public: visible, bids } = record
  const { singular, fields } = kindOf(entity)
  const missing = [...new Set([...visible.missing, ...bids.missing])]
  const linkTo = (name: string) => (
    <Link key={name} component={RouterLink} to={`/${entity}/${id}#${name}`}>
      {say(fields[name]?.label ?? { en: name })}
    </Link>
  )
  return (
    <Box component="li" sx={rowStyle}>
      <Checkbox
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        slotProps={{ input: { 'aria-label': say(words.select, { title }) } }}
      />
      <div>
        <Link component={RouterLink} to={`/${entity}/${id}`} sx={{ fontWeight: 600 }}>
          {title}
        </Link>
        <Typography variant="quiet">
          {say(singular)} · <CheckText of={record} /> · <OwnerText of={record} />
        </Typography>
        {missing.length > 0 && (
          <Typography variant="body2" className="missing">
            <span>{say(words.lacks)}</span> {missing.map(linkTo)}
          </Typography>
        )}
        {corrections.map((correction) => (
          <Correction key={correction.id} of={correction} />
        ))}
      </div>
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  alignItems: 'start',
  borderTop: 1,
  borderColor: 'divider',
  paddingBlock: 1,
  '& > div': { paddingBlock: '7px' },
  '& .missing': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'center', lineHeight: '24px' },
  [TOUCH]: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_SIZE } },
}
