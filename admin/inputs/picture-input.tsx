import Box from '@mui/material/Box'
import { NumberInput, useGetMany } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Picture } from '../../contract/picture.ts'

export interface PictureInputProps {
  /** Holds the id of a picture, or null. */
  source: string
  label: string
}

/** A picture of the library. */
export function PictureInput({ source, label }: PictureInputProps) {
  const id = useWatch({ name: source }) as number | null
  const { data } = useGetMany<{ id: number; name: string; alt: string; picture: Picture }>('pictures', { ids: id ? [id] : [] }, { enabled: Boolean(id) })
  const found = data?.[0]
  return (
    <Box>
      <NumberInput source={source} label={`${label} (number in the library)`} helperText={false} />
      {found && <Box component="img" src={found.picture.url} alt={found.alt} sx={{ display: 'block', maxWidth: 320, width: '100%', border: 1, borderColor: 'divider' }} />}
    </Box>
  )
}
