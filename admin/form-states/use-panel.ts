import { useMediaQuery, type Theme } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { useSidebarState, useStore } from 'react-admin'
import type { Scheme } from '../../contract/brand/tones.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import type { PageLocale } from '../../contract/page-locales.ts'

/** In CSS pixels; wider than the panel, they are scaled down. */
export const PAGE_WIDTHS = { phone: 360, tablet: 768, desktop: 1280 }

/** How somebody looks at pages, in this browser. */
interface Look {
  isOpen: boolean
  width: keyof typeof PAGE_WIDTHS
  scheme: Scheme
  locale: PageLocale
}
const FIRST: Look = { isOpen: false, width: 'phone', scheme: 'light', locale: 'en' }

/** @returns how pages are looked at, and how to change that */
export function useLook(): [Look, (change: Partial<Look>) => void] {
  const [look, setLook] = useStore<Look>('page-beside-form', FIRST)
  return [look, useCallback((change) => setLook((old) => ({ ...FIRST, ...old, ...change })), [setLook])]
}

/** Where the page of a form stands, if it has one: beside it, or over it where there is no room. @param hasRoom on a wide screen */
export function usePanel(kind: Kind, hasRoom: boolean) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg')) && hasRoom
  const [look, change] = useLook()
  // A sheet would cover the form that was asked for.
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isOpen = isWide ? look.isOpen : isSheetOpen
  useRoomOfMenu(isWide && isOpen)
  const toggle = () => (isWide ? change({ isOpen: !isOpen }) : setSheetOpen(!isOpen))
  const hasPage = Boolean(kind.path ?? kind.sharedPath) || kind.entity === 'pages'
  const place = isWide ? 'beside' : 'sheet'
  return { place: hasPage ? place : undefined, isOpen: hasPage && isOpen, locale: look.locale, toggle } as const
}

/** Folds the menu while a page stands beside the form, where the two would be narrow. */
function useRoomOfMenu(isBeside: boolean): void {
  const isTight = useMediaQuery<Theme>((theme) => theme.breakpoints.down('xl')) && isBeside
  const [isMenuOpen, setMenuOpen] = useSidebarState()
  useEffect(() => {
    if (!isTight || !isMenuOpen) return
    setMenuOpen(false)
    return () => setMenuOpen(true)
    // Somebody may unfold it meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isTight])
}
