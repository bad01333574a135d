import { Box } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { roundPosition } from '../../contract/location/geometry.ts'
import { LocationMap } from '../core/location/location-map.tsx'

interface Place {
  latitude: unknown
  longitude: unknown
}

/** The office on the map of Nepal: what is clicked stands in the two inputs, and the other way round. */
export function PlaceOnMap() {
  const { setValue } = useFormContext()
  const { latitude, longitude } = (useWatch({ name: 'location' }) ?? {}) as Partial<Place>
  const isKnown = [latitude, longitude].every((degrees) => typeof degrees === 'number')
  return (
    <Box sx={{ maxWidth: '32rem' }}>
      <LocationMap
        geometry={isKnown ? { type: 'Point', coordinates: [Number(longitude), Number(latitude)] } : undefined}
        districts={[]}
        onPoint={(position) => {
          const [east, north] = roundPosition(position)
          setValue('location.longitude', east, { shouldDirty: true })
          setValue('location.latitude', north, { shouldDirty: true })
        }}
      />
    </Box>
  )
}
