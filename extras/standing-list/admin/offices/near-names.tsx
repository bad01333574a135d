import { Alert } from '@mui/material'
import { useRead } from '../../../../admin/core/api/use-read.ts'
import { RouterLink } from '../../../../admin/core/packages.ts'
import { useTimes } from '../../../../admin/core/words/use-times.ts'
import { SayButton, SayText, useWords } from '../../../../admin/core/words/use-words.ts'
import type { NearName, OfficeInput } from '../../contract/offices.ts'
import words from './words.json' with { type: 'json' }

const left = { display: 'block', textAlign: 'start' } as const

interface NearNamesProps {
  /** Of the office whose form it is. */
  id: number | undefined
  /** As it was typed; empty: nothing is looked for. */
  name: string
  values: Pick<OfficeInput, 'nameEn' | 'nameNe'>
  onTake: (near: NearName) => void
}

/** Names of the lists that somebody may have meant. Nothing changes until one is taken. */
export function NearNames({ id, name, values, onTake }: NearNamesProps) {
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
