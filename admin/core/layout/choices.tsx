import { MenuItem, TextField, type TextFieldProps } from '@mui/material'
import { useRef, type ElementType } from 'react'
import type { Words } from '../../../contract/locale.ts'
import { useWords } from '../words/use-words.ts'

type Choice = readonly [value: string | number, label: string, lang?: string]

const choicesAs =
  (Item: ElementType) =>
  <Of,>(of: readonly Of[], read: (one: Of, index: number) => Choice) =>
    of.map((one, index) => {
      const [value, label, lang] = read(one, index)
      return (
        <Item key={value} value={value} lang={lang}>
          {label}
        </Item>
      )
    })

/** Choices of MUI's select, each with its value and its label. */
export const menuItems = choicesAs(MenuItem)

/** The same of a native select. */
export const options = choicesAs('option')

interface SelectFieldProps extends Omit<TextFieldProps, 'select' | 'onChange' | 'variant'> {
  choices?: readonly Choice[]
  /** In place of choices: their labels by their values. */
  names?: Readonly<Record<string, Words>>
  onChoose?: (value: string) => void
}

/** A field in which one of a few values is chosen. */
export function SelectField({ names = {}, choices, onChoose, ...field }: SelectFieldProps) {
  const say = useWords()
  const root = useRef<HTMLDivElement>(null)
  const choose = (value: string) => {
    onChoose?.(value)
    // As native fields do: MUI's select tells no form that it has changed.
    root.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const named = Object.entries(names).map(([value, label]): Choice => [value, say(label)])
  return (
    <TextField ref={root} select onChange={({ target }) => choose(target.value)} {...field}>
      {menuItems(choices ?? named, (one) => one)}
    </TextField>
  )
}
