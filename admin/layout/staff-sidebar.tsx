import type { Theme } from '@mui/material'
import { useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { Sidebar, useSidebarState, type SidebarProps } from 'react-admin'

/**
 * On phones react-admin's sidebar is a modal drawer with the open state of the wide column. A modal that is mounted open
 * and closed before its transition has begun never ends it (MUI's useModal): it keeps the page inert. So it is mounted
 * closed, and the column gets its state back when the window is wide again.
 */
export function StaffSidebar(properties: SidebarProps) {
  const [isOpen, setOpen] = useSidebarState()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isDrawerReady, setDrawerReady] = useState(false)
  useEffect(() => {
    if (!isPhone) return
    setOpen(false)
    setDrawerReady(true)
    return () => {
      setDrawerReady(false)
      setOpen(isOpen)
    }
    // The state of the column counts when it makes room for the drawer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPhone])
  return <Sidebar {...properties} open={isOpen && (isDrawerReady || !isPhone)} />
}
