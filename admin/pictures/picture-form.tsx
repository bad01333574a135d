import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import type { PictureDetail } from '../../contract/picture-library.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { AltFields } from './alt-form.tsx'
import { FocalPointField } from './focal-point-field.tsx'
import { pictureCalls } from './picture-calls.ts'
import { PictureFacts } from './picture-facts.tsx'
import { PictureFile } from './picture-file.tsx'

interface PictureFormProps {
  picture: PictureDetail
  onDirty: (isDirty: boolean) => void
  onClose: () => void
  onDeleted: () => void
}

/** The form of one picture; it begins anew with each version of it. */
export function PictureForm({ picture, onDirty, onClose, onDeleted }: PictureFormProps) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const nepaliBefore = picture.translations.ne?.alt ?? ''
  const [alt, setAlt] = useState(picture.alt)
  const [nepali, setNepali] = useState(nepaliBefore)
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY })
  const isDirty = alt !== picture.alt || nepali !== nepaliBefore || point.x !== picture.focalX || point.y !== picture.focalY
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const refresh = () => queryClient.invalidateQueries({ queryKey: ['pictures'] })
  const { onSubmit, isSending, message, faultOf } = useFormCall(async () => {
    const answer = await pictureCalls.change(picture.id, {
      // A picture without one may be put right in its focal point alone.
      ...(alt !== picture.alt && { alt }),
      ...(nepali !== nepaliBefore && { translations: { ne: nepali.trim() ? { alt: nepali } : null } }),
      focalX: point.x,
      focalY: point.y,
      version: picture.version,
    })
    if (answer.message) notify(answer.message, { type: 'success' })
    await refresh()
  })

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))', alignItems: 'start' }}>
      <FocalPointField picture={picture.picture} value={point} onChange={setPoint} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <form onSubmit={onSubmit} noValidate>
          <FormMessage message={message} />
          <AltFields
            fields={{
              alt: { name: 'alt', value: alt, onChange: ({ target }) => setAlt(target.value), ...faultOf('alt') },
              nepali: { name: 'nepali', value: nepali, onChange: ({ target }) => setNepali(target.value), ...faultOf('translations.ne.alt') },
            }}
          />
          <Box sx={{ display: 'flex', gap: 1, marginTop: 2 }}>
            <Button type="submit" variant="contained" disabled={isSending || !isDirty}>
              Save
            </Button>
            <Button onClick={onClose}>Close</Button>
          </Box>
        </form>
        <PictureFacts picture={picture} />
        <PictureFile picture={picture} onChanged={() => void refresh()} onDeleted={onDeleted} />
      </Box>
    </Box>
  )
}
