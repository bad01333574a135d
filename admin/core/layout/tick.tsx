import { Checkbox, FormControlLabel, type CheckboxProps } from '@mui/material'

/** A checkbox in a row of its own, with its words. */
export const Tick = ({ label, ...checkbox }: CheckboxProps & { label: string }) => (
  <FormControlLabel sx={{ display: 'flex' }} control={<Checkbox {...checkbox} />} label={label} />
)
