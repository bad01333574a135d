import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import TopIcon from '@mui/icons-material/VerticalAlignTop'
import { IconButton } from '@mui/material'
import { useWords } from '../words/use-words.ts'
import listWords from './list-words.json' with { type: 'json' }

const MOVES = [
  { name: 'top', Icon: TopIcon, by: (index: number) => -index },
  { name: 'up', Icon: UpIcon, by: () => -1 },
  { name: 'down', Icon: DownIcon, by: () => 1 },
] as const

interface MoveButtonsProps {
  title: string
  index: number
  isLast: boolean
  hasTop?: boolean
  /** @param by places, negative towards the top */
  onMove: (by: number) => void
}

/** Move an item in its list. At either end they stay in the order of the keys: a button that is disabled loses the focus. */
export function MoveButtons({ title, index, isLast, hasTop = false, onMove }: MoveButtonsProps) {
  const say = useWords()
  return MOVES.slice(hasTop ? 0 : 1).map(({ name, Icon, by }) => {
    const isAtEnd = name === 'down' ? isLast : index === 0
    return (
      <IconButton
        key={name}
        size={hasTop ? 'small' : 'medium'}
        aria-label={say(listWords.order[name], { title })}
        aria-disabled={isAtEnd}
        sx={{ '&[aria-disabled=true]': { color: 'action.disabled' } }}
        onClick={() => !isAtEnd && onMove(by(index))}
      >
        <Icon fontSize="small" />
      </IconButton>
    )
  })
}
