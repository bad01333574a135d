import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
  useSortable,
} from '@dnd-kit/sortable'
import HandleIcon from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useWords, type Say } from '../words/use-words.ts'
import listWords from './list-words.json' with { type: 'json' }
import { MoveButtons } from './move-buttons.tsx'
import { outOfSight } from '../theme/media.ts'

interface Item {
  id: string | number
}

interface SortableRowsProps<Row> {
  /** The name of the list. */
  label: string
  rows: Row[]
  titleOf: (row: Row) => string
  /** After the title. */
  noteOf: (row: Row) => ReactNode
  /** Before the buttons that move the row. */
  inputOf?: (row: Row) => ReactNode
  onChange: (rows: Row[]) => void
}

/** Items that can be moved among each other. */
export function SortableRows<Row extends Item>({ label, rows, titleOf, onChange, ...parts }: SortableRowsProps<Row>) {
  return (
    <SortableList
      label={label}
      rows={rows}
      titleOf={titleOf}
      onMove={(from, to) => onChange(arrayMove(rows, from, to))}
      sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      {(row, index, onMove) => (
        <SortableRow
          key={row.id}
          row={row}
          title={titleOf(row)}
          {...parts}
          number={index + 1}
          isLast={index === rows.length - 1}
          onMove={onMove}
        />
      )}
    </SortableList>
  )
}

interface SortableListProps<Row> extends Pick<SortableRowsProps<Row>, 'rows' | 'titleOf'> {
  label?: string
  onMove: (from: number, to: number) => void
  sx?: object
  /** @param move the item by so many places, negative towards the top */
  children: (row: Row, index: number, move: (by: number) => void) => ReactNode
}

/** A list whose items are moved by pointer, by keys, or by buttons that they have; screen readers say where to. */
export function SortableList<Row extends Item>({ label, rows, titleOf, onMove, sx, children }: SortableListProps<Row>) {
  const say = useWords()
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const [said, setSaid] = useState('')
  const placeOf = (id: unknown) => rows.findIndex((row) => row.id === id)
  const announcements = announcementsOf(rows, titleOf, say)

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= rows.length) return
    onMove(from, to)
    setSaid(say(listWords.order.moved, { title: titleOf(rows[from]!), place: to + 1, total: rows.length }))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => over && move(placeOf(active.id), placeOf(over.id))}
      accessibility={{ announcements, screenReaderInstructions: { draggable: say(listWords.order.instructions) } }}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0, ...sx }}>
          {rows.map((row, index) => children(row, index, (by) => move(index, index + by)))}
        </Box>
      </SortableContext>
      <Box component="p" role="status" sx={outOfSight}>
        {said}
      </Box>
    </DndContext>
  )
}

interface SortableRowProps<Row> extends Pick<SortableRowsProps<Row>, 'noteOf' | 'inputOf'> {
  row: Row
  title: string
  number: number
  isLast: boolean
  onMove: (by: number) => void
}

function SortableRow<Row extends Item>({ row, title, number, isLast, onMove, ...parts }: SortableRowProps<Row>) {
  const { noteOf, inputOf } = parts
  const say = useWords()
  const { item, draggedStyle, handle } = useSortableItem(row.id, title)
  return (
    <Box
      component="li"
      {...item}
      sx={{
        display: 'flex',
        // On a phone, an input and the buttons stand below the title.
        flexWrap: { xs: inputOf ? 'wrap' : 'nowrap', sm: 'nowrap' },
        justifyContent: 'flex-end',
        alignItems: 'center',
        columnGap: 1,
        paddingInline: 1,
        minHeight: 40,
        borderTop: number > 1 ? 1 : 0,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        ...draggedStyle,
      }}
    >
      <IconButton size="small" {...handle}>
        <HandleIcon fontSize="small" />
      </IconButton>
      <Box
        component="span"
        sx={{ minWidth: '1.5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
      >
        {say.number(number)}
      </Box>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, flexBasis: { xs: inputOf ? '60%' : 'auto', sm: 'auto' } }}>
        {title}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          {noteOf(row)}
        </Box>
      </Box>
      {inputOf?.(row)}
      <MoveButtons title={title} index={number - 1} isLast={isLast} hasTop onMove={onMove} />
    </Box>
  )
}

/** Announcements of a screen reader while something is moved: titles and places instead of the library's ids. */
function announcementsOf<Row extends Item>(rows: Row[], titleOf: (row: Row) => string, say: Say): Announcements {
  const partsOf = (id: unknown, over: unknown) => ({
    title: rows
      .filter((row) => row.id === id)
      .map(titleOf)
      .join(''),
    place: rows.findIndex((row) => row.id === over) + 1,
    total: rows.length,
  })
  return {
    onDragStart: ({ active: { id } }) => say(listWords.order.held, partsOf(id, id)),
    onDragOver: ({ active, over }) => (over ? say(listWords.order.held, partsOf(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) =>
      over
        ? say(listWords.order.put_down, partsOf(active.id, over.id))
        : say(listWords.order.put_back, partsOf(active.id, active.id)),
    onDragCancel: ({ active: { id } }) => say(listWords.order.put_back, partsOf(id, id)),
  }
}

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
