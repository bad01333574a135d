import { Box, FormHelperText, Typography } from '@mui/material'
import { lazy, Suspense, useId, useState } from 'react'
import { useInput } from 'react-admin'
import type { Location } from '../../../contract/location/visibility.ts'
import type { FieldProps } from './field-props.ts'
import { listFaults } from '../forms/faults.ts'

/** With the borders of the districts, and the readers of coordinates and files. */
const LocationEditor = lazy(async () => ({ default: (await import('../location/location-editor.tsx')).LocationEditor }))

/** A point or a line in Nepal. What contradicts the districts cannot be saved. */
export function GeometryInput({ source, label, help }: FieldProps) {
  const [fault, setFault] = useState<string>()
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useInput<Location | null>({ source, validate: () => fault })
  const heading = useId()
  // A fault that the editor says already is not said twice.
  const said = error && listFaults({ error })[0]
  return (
    <Box role="group" aria-labelledby={heading} sx={{ marginBlock: 1.5, minWidth: 0 }}>
      <Typography id={heading} variant="body2" sx={{ color: 'text.secondary', marginBottom: 0.5 }}>
        {label}
      </Typography>
      <Suspense fallback={<Box sx={{ height: '8rem' }} />}>
        <LocationEditor
          value={(value as Location | null) || null}
          onChange={onChange}
          onFault={setFault}
          help={help}
          focusRef={ref}
        />
      </Suspense>
      {said !== undefined && said !== fault && <FormHelperText error>{said}</FormHelperText>}
    </Box>
  )
}
