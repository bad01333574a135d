// @chunk shared
import { slot } from './slot.tsx'

export interface ItemButtonProps {
  kind: 'projects' | 'people'
  id: number
  /** For the button's name. */
  title: string
  /** Without a label it lies over the picture of a card. */
  hasLabel?: boolean
}

/** Buttons of extras for a project or a person. */
export const ItemButtons = slot<ItemButtonProps>(
  import.meta.glob('../extras/*/site/slots/item.tsx', { eager: true, import: 'default' }),
)
