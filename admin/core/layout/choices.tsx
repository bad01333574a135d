import { MenuItem } from '@mui/material'
import type { ElementType } from 'react'

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
