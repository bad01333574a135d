import { Menu, type MenuProps } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { SayButton, type SayButtonProps } from '../words/use-words.ts'

interface MenuButtonProps extends Omit<SayButtonProps, 'onClick'> {
  menu?: Partial<MenuProps>
  /** The entries of the menu, which it does not close by itself. */
  entries: (close: () => void) => ReactNode
}

/** A button that opens a menu. */
export function MenuButton({ menu, entries, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <SayButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...button}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} {...menu}>
        {entries(close)}
      </Menu>
    </>
  )
}
