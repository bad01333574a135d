// @chunk shared
import { Contours } from '../contours/contours.tsx'

/** Contour lines in place of a picture. */
export function NoPicture() {
  return (
    <div className="card__picture card__picture--none">
      <Contours />
    </div>
  )
}
