import { ToggleButton, ToggleButtonGroup } from '@mui/material'

interface TogglesProps<Value extends string> {
  label: string
  value: Value
  /** The words on each button. */
  choices: Record<Value, string>
  onChoose: (value: Value) => void
}

/** One of a few values, all in view; one is always chosen. */
export function Toggles<Value extends string>({ label, value, choices, onChoose }: TogglesProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      sx={{ '& .MuiToggleButton-root': { color: 'text.secondary', minHeight: 40, paddingInline: 1 } }}
      value={value}
      onChange={(_event, other: Value | null) => other && onChoose(other)}
    >
      {Object.entries<string>(choices).map(([one, words]) => (
        <ToggleButton key={one} value={one}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
