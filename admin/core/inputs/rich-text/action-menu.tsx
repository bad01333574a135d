import MoreIcon from '@mui/icons-material/ArrowDropDown'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'

/** Several actions of one kind behind a button. Each of them gives the focus back to the text. */
export function ActionMenu({ name, actions }: { name: string; actions: Record<string, () => void> }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isDone, setDone] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        endIcon={<MoreIcon sx={{ marginInlineStart: -1 }} />}
        onClick={({ currentTarget }) => {
          setDone(false)
          setAnchor(currentTarget)
        }}
        sx={{ minHeight: 28, paddingInline: 1, minWidth: 0 }}
      >
        {name}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        disableRestoreFocus={isDone}
      >
        {Object.entries(actions).map(([words, run]) => (
          <MenuItem
            key={words}
            dense
            onClick={() => {
              setDone(true)
              setAnchor(undefined)
              // When the menu no longer holds the focus.
              setTimeout(run)
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
