import { useSortable } from '@dnd-kit/sortable'
import { useWords } from '../words/use-words.ts'
import listWords from './list-words.json' with { type: 'json' }

/** Properties of an item in a list that is put in order, and its handle, for pointers and keys. */
export function useSortableItem(id: string | number, title: string) {
  const say = useWords()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: say(listWords.order.item) },
  })
  return {
    item: {
      ref: setNodeRef,
      style: { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition },
    },
    draggedStyle: isDragging && { position: 'relative', zIndex: 2, outline: 2, outlineColor: 'primary.main' },
    handle: {
      ref: setActivatorNodeRef,
      ...attributes,
      ...listeners,
      'aria-label': say(listWords.order.drag, { title }),
      sx: { cursor: 'grab', touchAction: 'none' },
    },
  } as const
}
