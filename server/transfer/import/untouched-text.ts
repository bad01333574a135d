import { plainWords } from './clean-text.ts'
import type { WxrItem } from './read-wxr.ts'

const PRIVACY = /^privacy-policy|privacy-policy-tutorial/
const HELLO = /^welcome to .{1,100}\. this is your first post\. edit or delete it, then start (?:writing|blogging)!$/

/** Whether it is what WordPress writes into a new site, in English, or in another language and as it was on the first day. */
export function isUntouched({ texts }: WxrItem): boolean {
  const [id, type, slug = '', text = ''] = ['wp:post_id', 'wp:post_type', 'wp:post_name', 'content:encoded'].map(
    (name) => texts[name]?.trim(),
  )
  const modified = texts['wp:post_modified']?.trim()
  const isFirst = modified !== undefined && modified === texts['wp:post_date']?.trim()
  if (isFirst && id === '1' && type === 'post' && text.length < 500 && /WordPress|वर्डप्रेस/i.test(text)) return true
  if (isFirst && id === '2' && type === 'page' && text.includes('/wp-admin/')) return true
  if (isFirst && type === 'page' && texts['wp:status'] === 'draft' && PRIVACY.test(slug + text)) return true
  return slug.startsWith('hello-world') && text.length < 500 && HELLO.test(plainWords(text).toLowerCase())
}
