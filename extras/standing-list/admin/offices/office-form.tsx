import { Alert, Box, Chip, TextField } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../../admin/core/api/call.ts'
import { useAttempt } from '../../../../admin/core/api/use-attempt.ts'
import { useDone } from '../../../../admin/core/api/use-done.ts'
import { useSettled } from '../../../../admin/core/api/use-settled.ts'
import { STAYS, useRead } from '../../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../../admin/core/auth/use-form-call.ts'
import { DeleteButton } from '../../../../admin/core/dialogs/use-confirm.tsx'
import { SelectField } from '../../../../admin/core/layout/choices.tsx'
import { OnePage } from '../../../../admin/core/layout/desk.tsx'
import { Section } from '../../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../../admin/core/lists/loaded.tsx'
import { RouterLink } from '../../../../admin/core/packages.ts'
import { columns } from '../../../../admin/core/theme/layouts.ts'
import { useTimes } from '../../../../admin/core/words/use-times.ts'
import { common, SayButton, SayText, useWords } from '../../../../admin/core/words/use-words.ts'
import { toLatinDigits } from '../../../../contract/digits.ts'
import type { Words } from '../../../../contract/locale.ts'
import type { StandingList } from '../../contract/applications.ts'
import { NEW_OFFICE, OFFICE_KINDS, OFFICE_TEXTS, type OfficeText } from '../../contract/office-kinds.ts'
import type { NearName, Office, OfficeInput } from '../../contract/offices.ts'
import words from './words.json' with { type: 'json' }

const MEGABYTE = 1e6
const NEW: OfficeInput = { ...NEW_OFFICE, kind: 'local' }

/** @param id undefined: a new office */
export function OfficeForm({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const say = useWords()
  const isNew = id === undefined
  const options = { ...STAYS, enabled: !isNew, initialData: isNew ? NEW : undefined }
  const read = useRead<OfficeInput>(['offices', id], `/offices/${id}`, options)
  return (
    <OnePage back={words.back} onClose={onClose}>
      <Section title={say(isNew ? words.add : words.change)}>
        <Loaded of={read}>{(initial) => <Fields id={id} initial={initial} onClose={onClose} />}</Loaded>
      </Section>
    </OnePage>
  )
}

function Fields({ id, initial, onClose }: { id: number | undefined; initial: OfficeInput; onClose: () => void }) {
  const say = useWords()
  const done = useDone('offices', 'standing-list')
  const attempt = useAttempt('offices', 'standing-list')
  const [values, setValues] = useState(initial)
  const [bound, setBound] = useState(say.digits(String(initial.bound / MEGABYTE)))
  /** That was typed last. The lists are asked while somebody types: later, their answer would move what is being pressed. */
  const [name, setName] = useState('')
  const sought = useSettled(name)
  const kinds = useRead<StandingList>(['standing-list', 'kinds'], '/standing-list', STAYS).data?.kinds ?? []
  const path = id === undefined ? '/offices' : `/offices/${id}`
  const form = useFormCall(async () => {
    const bytes = Math.round(Number(toLatinDigits(bound).replace(',', '.')) * MEGABYTE)
    const { id: _, updatedAt: __, ...facts } = values as Office
    // The server refuses what is no number.
    const body = { ...facts, bound: Number.isNaN(bytes) ? null : bytes }
    const { data } = await call<Office>(path, { method: id === undefined ? 'POST' : 'PUT', body })
    void done(say(id === undefined ? words.added : words.saved))
    if (id === undefined) onClose()
    else setValues(data)
  })
  const change = (changes: Partial<OfficeInput>) => setValues((before) => ({ ...before, ...changes }))
  const faults: Partial<Record<string, Words>> = words.fault
  const fieldOf = (field: keyof typeof words.field) => form.fieldOf(field, words.field[field], faults[field])
  const textOf = (field: OfficeText) => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
    slotProps: { htmlInput: { maxLength: OFFICE_TEXTS[field].most, lang: field.endsWith('Ne') ? 'ne' : undefined } },
    ...fieldOf(field),
  })
  const take = ({ kind, nameEn, nameNe, addressEn, addressNe, localLevel }: NearName) => {
    const isPlaced = values.addressEn !== '' || values.addressNe !== ''
    change({ kind, nameEn, nameNe, localLevel, ...(!isPlaced && { addressEn, addressNe }) })
  }
  const remove = () => attempt(() => call(path, { method: 'DELETE' }).then(onClose), say(words.deleted))
  const { localLevel, asks } = values
  const unknown = (asks ?? []).filter((one) => !kinds.some(({ kind }) => kind === one))
  const others = unknown.map((kind) => ({ kind, name: { en: kind } }))
  return (
    <>
      <NearNames name={sought} values={values} onTake={take} />
      <CallForm
        form={form}
        submit={say(common.action.save)}
        actions={
          id !== undefined && <DeleteButton ask={say(words.deleteAsk)} text={say(words.deleteHelp)} onDelete={remove} />
        }
      >
        <Box sx={{ ...columns('16rem'), columnGap: 2, alignItems: 'start' }}>
          {(['nameNe', 'nameEn'] as const).map((field) => (
            <TextField
              key={field}
              {...textOf(field)}
              onInput={({ target }) => setName((target as HTMLInputElement).value.trim())}
            />
          ))}
          <SelectField
            value={values.kind}
            names={OFFICE_KINDS}
            onChoose={(kind) => change({ kind: kind as OfficeInput['kind'] })}
            {...fieldOf('kind')}
          />
          {(['addressNe', 'addressEn', 'email', 'phone'] as const).map((field) => (
            <TextField key={field} {...textOf(field)} />
          ))}
          <TextField value={bound} onChange={({ target }) => setBound(target.value)} {...fieldOf('bound')} />
          <SelectField
            value={asks ?? []}
            slotProps={{ select: { multiple: true } }}
            choices={[...kinds, ...others].map(({ kind, name: title }) => [kind, say(title)])}
            onChoose={(chosen) => change({ asks: chosen.length > 0 ? [chosen].flat() : null })}
            helperText={say(words.asksHelp)}
            {...fieldOf('asks')}
          />
        </Box>
        {localLevel !== null && (
          <Chip label={say(words.level, { code: localLevel })} onDelete={() => change({ localLevel: null })} />
        )}
        <TextField multiline minRows={2} {...textOf('notes')} />
      </CallForm>
    </>
  )
}

const left = { display: 'block', textAlign: 'start' } as const

/** Names of the lists that somebody may have meant. Nothing changes until one is taken. @param name as it was typed, or empty */
function NearNames({ name, values, onTake }: { name: string; values: OfficeInput; onTake: (near: NearName) => void }) {
  const { id }: Partial<Office> = values
  const say = useWords()
  const { dayOf } = useTimes()
  const path = `/offices/near?name=${encodeURIComponent(name)}`
  const { data = [] } = useRead<NearName[]>(['offices', 'near', name], path, { enabled: name !== '' })
  const isSame = (near: NearName) => near.nameEn === values.nameEn && near.nameNe === values.nameNe
  const shown = name === '' ? [] : data.filter((near) => (near.office === null ? !isSame(near) : near.office !== id))
  const asOf = shown.find((near) => near.asOf !== null)?.asOf
  return (
    <Alert severity="info" role="status" sx={{ marginBottom: 2, display: shown.length > 0 ? 'flex' : 'none' }}>
      <SayText words={words.near} />
      {shown.map((near) => {
        const place = say({ en: near.addressEn || near.addressNe, ne: near.addressNe || near.addressEn })
        const label = [near.nameNe, near.nameEn, place].filter(Boolean).join(' · ')
        const path = `/standing-list/office-${near.office}`
        const said = { values: { name: label }, sx: left }
        return near.office === null ? (
          <SayButton key={label} words={words.take} {...said} onClick={() => onTake(near)} />
        ) : (
          <SayButton key={path} words={words.isThere} {...said} component={RouterLink} to={path} />
        )
      })}
      {asOf && <SayText words={words.unconfirmed} values={{ day: dayOf(asOf) }} variant="quiet" />}
    </Alert>
  )
}
