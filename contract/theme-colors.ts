/** The ground of pages, `--paper` of site/styles/tokens.css: for browsers' own surfaces, icons and cards. */
export const THEME_COLORS = { light: '#f7f4ee', dark: '#151a19' } as const
