import { href } from '../addresses.ts'

/** The address of the download; it stays when the file is replaced. */
export const publicationFile = (slug: string): string => `${href('publication', { slug })}/file`
