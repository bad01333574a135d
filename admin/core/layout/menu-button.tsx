import { Button, Menu, type ButtonProps, type MenuProps } from '@mui/material'
import { useState, type ReactNode } from 'react'

interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
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
      <Button
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
