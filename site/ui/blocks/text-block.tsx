import type { Locale } from '../../../contract/locale.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { blockView } from './block-view.tsx'

export const textView = blockView<'text', { html: string; locale: Locale }>(
  ({ text, locale }) => (text === '' ? null : { html: text, locale }),
  RichText,
)
