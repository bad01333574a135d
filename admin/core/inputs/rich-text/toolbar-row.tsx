import { Box, IconButton } from '@mui/material'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { textWords } from './words.ts'

export interface Tool {
  name: string
  icon: ReactNode
  run: () => void
  /** As aria-keyshortcuts has them. */
  keys?: string
  /** Left out where it is no state that can be on. */
  isPressed?: boolean
  isDisabled?: boolean
}

interface ToolbarRowProps {
  /** The heading of what the tools belong to. */
  labelledBy: string
  groups: Tool[][]
  onLeave: () => void
}

/** Tools in groups, as one stop of the Tab key: the arrow keys, Home and End lead from one to the next. */
export function ToolbarRow({ labelledBy, groups, onLeave }: ToolbarRowProps) {
  const say = useWords()
  const [current, setCurrent] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  const name = useId()
  const count = groups.flat().length
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onLeave()
    const next = {
      ArrowRight: (current + 1) % count,
      ArrowLeft: (current - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    row.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <Box
      ref={row}
      role="toolbar"
      aria-labelledby={`${name} ${labelledBy}`}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, padding: 0.5 }}
    >
      <span id={name} hidden>
        {say(textWords.format)}
      </span>
      {groups.map((tools, group) => (
        <Box key={tools[0]!.name} sx={{ display: 'flex' }}>
          {tools.map((tool, index) => {
            const place = groups.slice(0, group).flat().length + index
            return (
              <ToolButton
                key={tool.name}
                tool={tool}
                tabIndex={place === current ? 0 : -1}
                onFocus={() => setCurrent(place)}
              />
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

function ToolButton({ tool, tabIndex, onFocus }: { tool: Tool; tabIndex: number; onFocus: () => void }) {
  const { name, icon, run, keys, isPressed, isDisabled = false } = tool
  const hint = keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name
  return (
    <IconButton
      aria-label={name}
      title={hint}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      // Not `disabled`: the arrow keys must find it, and the focus must not be lost when it goes off.
      aria-disabled={isDisabled}
      tabIndex={tabIndex}
      onFocus={onFocus}
      // The text keeps its selection in sight.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && run()}
      sx={{
        borderRadius: '3px',
        padding: '5px',
        color: 'text.primary',
        '& svg': { fontSize: 20 },
        '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'primary.main' },
        '&[aria-disabled="true"]': { opacity: 0.38, cursor: 'default' },
      }}
    >
      {icon}
    </IconButton>
  )
}
