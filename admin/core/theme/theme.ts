import { createTheme, type Theme } from '@mui/material'
import { PHONE, TOUCH, TOUCH_SIZE } from './media.ts'
import { i18nProvider } from '../messages/i18n-provider.ts'
import type { Scheme } from '../../../contract/brand/tones.ts'
// The site's colours, by the names of site/styles/tokens.css: test/browser/palette.spec.ts compares them.
import palette from './palette.json' with { type: 'json' }

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    quiet: true
  }
}

const TEXT = `'Noto Sans Latin', 'Noto Sans Devanagari', system-ui, sans-serif`
const HEADING = `'Archivo Narrow Variable', 'Arial Narrow', ${TEXT}`

/** Quiet and dense: hairlines instead of shadows, small type, one colour for what can be pressed. */
function themeOf(scheme: Scheme): Theme {
  const color = palette[scheme]
  return createTheme({
    palette: {
      mode: scheme,
      primary: { main: color.brand, dark: color['brand-deep'], contrastText: color.sheet },
      secondary: { main: color.brand, dark: color['brand-deep'], contrastText: color.sheet },
      error: { main: color.terracotta, contrastText: color.sheet },
      warning: { main: color.terracotta, contrastText: color.sheet },
      info: { main: color.brand, contrastText: color.sheet },
      success: { main: color.brand, contrastText: color.sheet },
      background: { default: color.paper, paper: color.sheet },
      text: { primary: color['ink-1'], secondary: color['ink-2'] },
      divider: color.hairline,
    },
    shape: { borderRadius: 3 },
    spacing: 8,
    sidebar: { width: 208, closedWidth: 48 },
    typography: {
      fontFamily: TEXT,
      fontSize: 13.5,
      h1: { fontFamily: HEADING, fontSize: '1.65rem', fontWeight: 600 },
      h2: { fontFamily: HEADING, fontSize: '1.25rem', fontWeight: 600 },
      h3: { fontFamily: HEADING, fontSize: '1.05rem', fontWeight: 600 },
      h6: { fontFamily: HEADING, fontSize: '1.2rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    transitions: {
      duration: {
        enteringScreen: 120,
        leavingScreen: 100,
        shortest: 80,
        shorter: 100,
        short: 120,
        standard: 160,
        complex: 180,
      },
    },
    components: componentsOf(scheme),
  } as Parameters<typeof createTheme>[0])
}

function componentsOf(scheme: Scheme) {
  const color = palette[scheme]
  const focus = { outline: `2px solid ${color.brand}`, outlineOffset: 2 }
  const hairline = `1px solid ${color.hairline}`
  const touchable = { [TOUCH]: { minHeight: TOUCH_SIZE } }
  const touchableSquare = { [TOUCH]: { minHeight: TOUCH_SIZE, minWidth: TOUCH_SIZE } }
  // The theme knows no language, and a spinner needs a name.
  const progress = { defaultProps: { 'aria-label': 'Loading / लोड हुँदै' } }
  return {
    MuiCircularProgress: progress,
    MuiLinearProgress: progress,
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': focus,
        // Long sheets of Nepali and English: words of either may be long.
        body: { overflowWrap: 'break-word' },
        // The bar of a form is at the bottom edge also where the form is short: late notes and toasts lie above its buttons.
        '#main-content :has(> .form-bar)': {
          display: 'flex',
          flexDirection: 'column',
          minHeight: 'calc(100dvh - 4.5rem)',
          '& > .form-bar': { marginTop: 'auto' },
          '& > .MuiChip-root': { alignSelf: 'flex-start' },
          '& > :has(+ .form-bar)': { marginBottom: 16 },
        },
        'body:not(:has(.MuiDialog-root)) .MuiSnackbar-root.MuiSnackbar-root': {
          bottom: 'calc(var(--bar-space, 0px) + 0.75rem)',
        },
        // A toast lies at the bottom edge: lists and dialogs make room for it, so that it covers no button.
        'body:has(.RaNotification-root, .MuiSnackbar-root)': {
          '--toast-space': '4.5rem',
          [PHONE]: { '--toast-space': '5.5rem' },
          '&:not(:has(#main-content .form-bar))': { paddingBottom: 'var(--toast-space)' },
        },
        '.MuiDialog-container': { height: 'calc(100% - var(--toast-space, 0px)) !important' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': focus } } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: { root: { minHeight: 32, paddingInline: 12, ...touchable } },
    },
    MuiIconButton: { styleOverrides: { root: touchableSquare } },
    MuiCheckbox: { styleOverrides: { root: touchableSquare } },
    MuiRadio: { styleOverrides: { root: touchableSquare } },
    MuiMenuItem: { styleOverrides: { root: touchable } },
    MuiPaginationItem: { styleOverrides: { root: touchableSquare } },
    // Nepali letters are higher than the line of a label, which is cut where it is too long.
    MuiInputLabel: { styleOverrides: { root: { overflow: 'clip', overflowClipMargin: '0.5em' } } },
    MuiInputBase: { styleOverrides: { root: touchable } },
    MuiSnackbar: {
      styleOverrides: {
        root: {
          bottom: 8,
          [PHONE]: {
            left: 0,
            right: 0,
            bottom: 0,
            transform: 'none',
            '& .MuiPaper-root': {
              flexGrow: 1,
              flexWrap: 'nowrap',
              maxHeight: '5.5rem',
              overflowY: 'auto',
              borderRadius: 0,
            },
          },
        },
      },
    },
    MuiAlert: { defaultProps: { variant: 'outlined' } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: hairline } } },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'inherit' },
      styleOverrides: { root: { backgroundColor: color.sheet, color: color['ink-1'], borderBottom: hairline } },
    },
    MuiPopover: { styleOverrides: { paper: { border: hairline } } },
    // A dialog that has just opened is focused as a whole: its edge says enough.
    MuiDialog: {
      styleOverrides: {
        container: { outline: 'none' },
        paper: { border: hairline, '&:focus-visible': { outline: 'none' } },
      },
    },
    // In narrow windows react-admin leaves the names of these buttons to MUI, which has English ones.
    MuiTablePagination: {
      defaultProps: { getItemAriaLabel: (type: string) => i18nProvider.translate(`ra.navigation.${type}`) },
    },
    // For text that stands beside something, or explains it.
    MuiTypography: {
      defaultProps: { variantMapping: { quiet: 'p' } },
      variants: [
        {
          props: { variant: 'quiet' as const },
          style: ({ theme }: { theme: Theme }) => ({ ...theme.typography.body2, color: color['ink-2'] }),
        },
      ],
    },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: color['hairline-strong'] },
        root: { backgroundColor: color.sheet },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: TOUCH_SIZE, paddingBlock: 8 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiTableCell: {
      styleOverrides: { root: { borderColor: color.hairline }, head: { color: color['ink-2'], fontWeight: 600 } },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: color['brand-wash'] } } },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': {
            minWidth: 0,
            paddingInline: 20,
            paddingBottom: 48,
            [PHONE]: { paddingInline: 12, paddingBottom: 112 },
            '&:has(.form-bar)': { paddingBottom: 0 },
          },
        },
      },
    },
    // In narrow windows it lies at the bottom edge, where it is in reach however long the list is.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          [PHONE]: {
            '& .RaBulkActionsToolbar-toolbar': {
              position: 'fixed',
              top: 'auto',
              bottom: 'var(--toast-space, 0px)',
              transform: 'none',
              height: 'auto',
              flexWrap: 'wrap',
              padding: '4px 12px',
              borderTop: hairline,
            },
            '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
            '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start', padding: 0 },
          },
        },
      },
    },
    // react-admin writes it in a colour that its background has too.
    RaSkipNavigationButton: { styleOverrides: { root: { '&, &:hover': { backgroundColor: color.brand } } } },
    // A table that is wider than its screen, as beside an open menu, scrolls by itself.
    RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    // MUI's colour of disabled text is too faint to be read.
    RaLoading: {
      styleOverrides: { root: { '& .RaLoading-message': { color: color['ink-2'], fontFamily: 'inherit' } } },
    },
    // A filter without a value has nothing to clear.
    RaResettableTextField: {
      styleOverrides: { root: { '& .RaResettableTextField-clearButton.Mui-disabled': { display: 'none' } } },
    },
  }
}

export const lightTheme = themeOf('light')
export const darkTheme = themeOf('dark')
