/** Copies of visited pages, which an extra keeps. */
export interface SavedPages {
  start: () => Promise<void>
  /** Shows the copy of a page. False: there is none. @param isSilent the network did not answer */
  open: (address: string, isSilent?: boolean) => Promise<boolean>
  /** Milliseconds that a visitor waits for the network, if there is a copy. */
  patience: number
}

export const [savedPages] = Object.values(
  import.meta.glob<SavedPages>('../extras/*/site/slots/saved-pages.ts', { eager: true, import: 'default' }),
)
