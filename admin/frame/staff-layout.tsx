import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import HelpIcon from '@mui/icons-material/HelpOutlined'
import { type Theme, Box, ListItemIcon, ListItemText, MenuItem, useMediaQuery, type MenuItemProps } from '@mui/material'
import type { SvgIconComponent } from '@mui/icons-material'
import { useEffect, useState, type ElementType, type ReactNode } from 'react'
import {
  AppBar,
  Layout,
  Logout,
  TitlePortal,
  useGetIdentity,
  useSidebarState,
  UserMenu,
  useUserMenu,
  Sidebar,
  type SidebarProps,
  useStore,
} from 'react-admin'
import { Link } from 'react-router'
import type { Words, Locale } from '../../contract/locale.ts'
import { PHONE, TOUCH_SIZE } from '../core/theme/media.ts'
import { GuardForms } from '../core/layout/unsaved-forms.tsx'
import { usePageLanguage } from '../core/words/use-page-language.ts'
import { useListener } from '../core/layout/use-listener.ts'
import { FindButton } from '../find/find-button.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { common, useWords } from '../core/words/use-words.ts'
import { onDemand } from '../core/layout/on-demand.tsx'
import type { Staff } from '../../contract/accounts/staff.ts'
import { call } from '../core/api/call.ts'
import { setStaff } from '../core/auth/auth-provider.ts'

const HelpDialog = onDemand(async () => (await import('../help/help-dialog.tsx')).HelpDialog)

const SessionDialogs = onDemand(async () => (await import('../core/dialogs/session-dialog.tsx')).SessionDialogs)

const LeaveDialog = onDemand(async () => (await import('../core/dialogs/leave-dialog.tsx')).LeaveDialog)

/** Below this width, in CSS pixels, the menu begins folded. */
const NARROW = 1000

/** Around every screen: the bar, the menu, and the dialogs that calls wait for. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const [, setMenuOpen] = useSidebarState()
  usePageLanguage()
  useAccountLanguage()
  useEffect(() => {
    // On a tablet, the content needs the room.
    if (window.innerWidth < NARROW) setMenuOpen(false)
  }, [setMenuOpen])
  return (
    <Layout appBar={StaffBar} menu={StaffMenu} sidebar={StaffSidebar} appBarAlwaysOn>
      <GuardForms ask={LeaveDialog}>
        <Box sx={{ maxWidth: '84rem', width: '100%' }}>{children}</Box>
      </GuardForms>
      <SessionDialogs />
    </Layout>
  )
}

/** In narrow windows the title has the room: the language is its sign alone, and the browser's own reload does for refreshing. */
const barStyle = {
  '& #react-admin-title': { minWidth: 0, '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } },
  [PHONE]: {
    '& .MuiToolbar-root': { paddingInline: 1 },
    '& :is(.RaLoadingIndicator-loadedIcon, .RaLoadingIndicator-loader)': { display: 'none' },
    '& #react-admin-title': { fontSize: '1.2rem' },
    '& .MuiButton-root': { minWidth: TOUCH_SIZE, paddingInline: 0, fontSize: 0 },
    '& .MuiButton-startIcon': { margin: 0 },
    '& .MuiButton-endIcon': { display: 'none' },
  },
}

function StaffBar() {
  useDocumentTitle()
  return (
    <AppBar alwaysOn userMenu={<StaffUserMenu />} sx={barStyle}>
      <TitlePortal variant="h1" noWrap />
      <FindButton />
    </AppBar>
  )
}

function StaffUserMenu() {
  const { identity } = useGetIdentity()
  const hasName = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  const [isHelping, setHelping] = useState(false)
  const help = () => setHelping(true)
  const onKey = (event: KeyboardEvent) => {
    const isTaken =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
    if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken) return
    event.preventDefault()
    help()
  }
  // Outside of inputs and windows; after those of the document, where screens with keys of their own listen.
  useListener('keydown', onKey, window)
  // The name of its button has to be what stands on it: the name, or in narrow windows a sign.
  const label = (hasName && identity?.fullName) || 'ra.auth.user_menu'
  return (
    <>
      <UserMenu label={label}>
        <MenuEntry icon={AccountIcon} words={common.menu.account} component={Link} to="/account" />
        <MenuEntry icon={HelpIcon} words={common.menu.help} aria-keyshortcuts="?" onOpen={help} />
        <Logout />
      </UserMenu>
      {isHelping && <HelpDialog onClose={() => setHelping(false)} />}
    </>
  )
}

interface EntryProps extends MenuItemProps {
  icon: SvgIconComponent
  words: Words
  component?: ElementType
  to?: string
  onOpen?: () => void
}

function MenuEntry({ icon: Icon, words, onOpen, ...properties }: EntryProps) {
  const say = useWords()
  const menu = useUserMenu()
  const onClick = () => {
    menu?.onClose()
    onOpen?.()
  }
  return (
    <MenuItem {...properties} onClick={onClick}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{say(words)}</ListItemText>
    </MenuItem>
  )
}

/**
 * On phones react-admin's sidebar is a modal drawer with the open state of the wide column. A modal that is mounted open
 * and closed before its transition has begun never ends it (MUI's useModal): it keeps the page inert. So it is mounted
 * closed, and the column gets its state back when the window is wide again.
 */
function StaffSidebar(properties: SidebarProps) {
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

/** Names the browser's tab and history entry after the screen: react-admin writes the title of a screen into its bar alone. */
function useDocumentTitle(): void {
  const say = useWords()
  useEffect(() => {
    const shown = document.getElementById('react-admin-title')
    if (!shown) return undefined
    const copy = () => {
      document.title = [shown.textContent.trim(), say(common.title)].filter(Boolean).join(' · ')
    }
    copy()
    const observer = new MutationObserver(copy)
    observer.observe(shown, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [say])
}

/** Mails are written in the language that was chosen here; a browser in which none was chosen takes the account's. */
export function useAccountLanguage(): void {
  const { identity, refetch } = useGetIdentity()
  const [chosen, choose] = useStore<Locale | undefined>('locale')
  const known = (identity as Staff | undefined)?.locale
  useEffect(() => {
    if (!known || known === chosen) return
    if (!chosen) return choose(known)
    // Tried again when the screens are next opened.
    call<Staff>('/session', { method: 'PATCH', body: { locale: chosen } }).then(
      ({ data }) => {
        setStaff(data)
        void refetch?.()
      },
      () => {},
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known, chosen])
}
