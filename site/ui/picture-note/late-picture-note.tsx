import type { ComponentProps } from 'react'
import { latePart } from '../../late-part.tsx'

const PictureNote = latePart(() => import('./picture-note.tsx'))

/** The note of a picture; its code comes later, and only where there is something to say. */
export function LatePictureNote(props: ComponentProps<typeof PictureNote>) {
  const { caption, credit, licence } = props.picture ?? {}
  return caption || credit || licence ? <PictureNote {...props} /> : null
}
