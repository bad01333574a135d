import { FormControlLabel, Switch } from '@mui/material'
import type { ReactNode } from 'react'
import type { Words } from '../../../contract/locale.ts'
import { call } from '../api/call.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useRead } from '../api/use-read.ts'
import { useWords } from '../words/use-words.ts'
import { Loaded } from './loaded.tsx'

interface SettingSwitchProps<Settings> {
  /** Of the calls that read and replace it. */
  path: string
  name: keyof Settings & string
  label: Words
  /** After it was switched on, and off. */
  done: readonly [on: Words, off: Words]
  /** Before it. */
  children?: (settings: Settings) => ReactNode
}

/** A setting that is stored as soon as it is switched. */
export function SettingSwitch<Settings = Record<string, boolean>>(props: SettingSwitchProps<Settings>) {
  const { path, name, label, done, children } = props
  const say = useWords()
  const key = path.slice(1)
  const attempt = useAttempt(key)
  const read = useRead<Settings>([key], path)
  const choose = (isOn: boolean) =>
    attempt(() => call(path, { method: 'PUT', body: { [name]: isOn } }), say(done[isOn ? 0 : 1]))
  return (
    <Loaded of={read}>
      {(settings) => (
        <>
          {children?.(settings)}
          <FormControlLabel
            control={
              <Switch checked={settings[name] === true} onChange={({ target }) => void choose(target.checked)} />
            }
            label={say(label)}
          />
        </>
      )}
    </Loaded>
  )
}
