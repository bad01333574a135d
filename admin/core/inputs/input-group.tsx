import { Box, FormHelperText, Typography, type BoxProps } from '@mui/material'
import { useId } from 'react'

interface InputGroupProps extends Pick<BoxProps<'div'>, 'children' | 'onDragOver' | 'onDrop'> {
  label: string
  maxWidth?: string
  fault?: string | undefined
  /** Shown while there is no fault. */
  help?: string | undefined
}

/** The elements that are together the input of a field: its label names them, and its fault or help stands below. */
export function InputGroup({ label, maxWidth, fault, help, children, ...events }: InputGroupProps) {
  const heading = useId()
  return (
    <Box role="group" aria-labelledby={heading} {...events} sx={{ marginBlock: 1.5, minWidth: 0, maxWidth }}>
      <Typography id={heading} variant="quiet" sx={{ marginBottom: 0.5 }}>
        {label}
      </Typography>
      {children}
      {(fault ?? help) && <FormHelperText error={fault !== undefined}>{fault ?? help}</FormHelperText>}
    </Box>
  )
}
